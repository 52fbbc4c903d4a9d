import type { ImportedEntity } from '@/components/import/entity';
import { hospitalTexts } from '@/locales/hospital';

/** Files of hospitals. */
export const hospitalImport: ImportedEntity = { entity: 'hospital', texts: [hospitalTexts] };
