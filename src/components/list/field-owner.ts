import type { Filter } from './codec';
import type { FilterField } from './fields';

/** The value of the other filter that a field's options depend on; undefined where none or several are selected. */
export function getFieldOwner(field: FilterField, filter: Filter): string | undefined {
  const owner = field.kind === 'remote' && field.of !== undefined ? filter[field.of] : undefined;
  return owner === undefined || String(owner).includes(',') ? undefined : String(owner);
}

/** Whether the field has options: one that depends on another filter needs a value of that filter. */
export const isOffered = (field: FilterField, filter: Filter) =>
  field.kind !== 'remote' || field.of === undefined || getFieldOwner(field, filter) !== undefined;
