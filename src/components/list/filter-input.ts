import type { Filter } from './codec';
import type { FilterField } from './fields';

/** Values that a field gives to the filter; undefined takes one out. */
export type FilterChange = Record<string, string | number | boolean | undefined>;

export type FilterInputProps<Field extends FilterField = FilterField> = {
  id: string;
  field: Field;
  /** What is entered, applied or not. */
  value: Filter;
  /** What the list is filtered by. */
  applied: Filter;
  /** Ties what was typed to what is said against it. */
  described: { 'aria-invalid'?: 'true'; 'aria-describedby'?: string };
  /** What is being typed; it counts once it is applied. */
  onDraftChange: (change: FilterChange) => void;
  /** What has been chosen, and counts at once. */
  onCommit: (change: FilterChange) => void;
};
/** What the input of a kind of field is given. */
export type InputOf<Kind extends FilterField['kind']> = FilterInputProps<Extract<FilterField, { kind: Kind }>>;

/** Of an input in the bar, in px. */
export const INPUT_WIDTH = 180;
