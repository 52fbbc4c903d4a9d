import type { ImportedEntity } from '@/components/import/entity';
import { hospitalImportFields, hospitalImportRequired } from '@/contract/limits/import';
import { hospitalTexts } from '@/locales/hospital';
import { importTemplateUrl } from '@/services/import';

/** What of a hospital can stand in a file. */
export const hospitalImport: ImportedEntity = {
  entity: 'hospital',
  texts: hospitalTexts,
  fields: hospitalImportFields,
  required: hospitalImportRequired,
  templateUrl: importTemplateUrl,
};
