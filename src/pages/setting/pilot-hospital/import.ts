import type { ImportedEntity } from '@/components/import/entity';
import { hospitalImportFields, hospitalImportRequired } from '@/contract/limits/import';
import { importTemplateUrl } from '@/services/import';

/** What of a hospital can stand in a file. */
export const hospitalImport: ImportedEntity = {
  entity: 'hospital',
  words: 'hospital',
  fields: hospitalImportFields,
  required: hospitalImportRequired,
  templateUrl: importTemplateUrl,
};
