import type { Import } from '@/contract/import';
import type { Texts } from '@/utils/text';

/** Entity that a file can be imported as. */
export type ImportedEntity = {
  entity: Import['entity'];
  /** Texts with labels of its fields, as `field.<name>`; the first match wins. */
  texts: readonly Texts[];
};
