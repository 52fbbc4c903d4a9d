import type { ExportFormat } from '@/contract/export';
import type { Import } from '@/contract/import';
import type { Texts } from '@/utils/text';

/** What a file can be imported as. */
export type ImportedEntity = {
  entity: Import['entity'];
  /** Name its fields, as `field.<name>`: the first that does counts. */
  texts: readonly Texts[];
};

/** In which templates and refused rows can be had. */
export const fileFormats = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];
