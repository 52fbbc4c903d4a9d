import type { Filter } from './codec';
import type { FilterField } from './fields';

/** Values that a field sets in the filter; undefined removes one. */
export type FilterChange = Record<string, string | number | boolean | undefined>;

export type FilterInputProps<Field extends FilterField = FilterField> = {
  id: string;
  field: Field;
  /** Entered values, applied or not. */
  value: Filter;
  /** The applied filter. */
  applied: Filter;
  /** ARIA attributes that link the input to its error message. */
  described: { 'aria-invalid'?: 'true'; 'aria-describedby'?: string };
  /** Called while the operator types; the value is applied later. */
  onDraftChange: (change: FilterChange) => void;
  /** Called with a choice, which applies at once. */
  onCommit: (change: FilterChange) => void;
};
/** Props of the input for one kind of field. */
export type InputOf<Kind extends FilterField['kind']> = FilterInputProps<Extract<FilterField, { kind: Kind }>>;

/** Inputs fill their place in the bar. */
export const fullWidth = { width: '100%' };
