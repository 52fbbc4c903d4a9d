import type { ExportFormat } from '@/contract/export';
import type { Import, ImportMapping } from '@/contract/import';
import type { importTemplateUrl } from '@/services/import';
import type { Texts } from '@/utils/text';

export type ImportField = NonNullable<ImportMapping[number]>;

/** What a file can be imported as. */
export type ImportedEntity = {
  entity: Import['entity'];
  /** Names its fields, as `field.<name>`. */
  texts: Texts;
  fields: readonly ImportField[];
  /** Those that need a column. */
  required: readonly ImportField[];
  templateUrl: typeof importTemplateUrl;
};

/** In which templates and refused rows can be had. */
export const fileFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
