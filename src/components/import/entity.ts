import type { ExportFormat } from '@/contract/export';
import type { Import, ImportMapping } from '@/contract/import';
import type { importTemplateUrl } from '@/services/import';
import type { Section } from '@/utils/text';

export type ImportField = NonNullable<ImportMapping[number]>;

/** What a file can be imported as. */
export type ImportedEntity = {
  entity: Import['entity'];
  /** The section of src/locales that names its fields, as `field.<name>`. */
  words: Section;
  fields: readonly ImportField[];
  /** Those that need a column. */
  required: readonly ImportField[];
  templateUrl: typeof importTemplateUrl;
};

/** In which templates and refused rows can be had. */
export const fileFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
