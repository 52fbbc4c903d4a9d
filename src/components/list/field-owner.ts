import type { Filter } from './codec';
import type { FilterField } from './fields';

/** The one value whose options a field has; undefined where several or none are chosen. */
export function getFieldOwner(field: FilterField, filter: Filter): string | undefined {
  const owner = field.kind === 'remote' && field.of !== undefined ? filter[field.of] : undefined;
  return owner === undefined || String(owner).includes(',') ? undefined : String(owner);
}

/** Whether there is anything to choose from: what belongs to another choice needs it. */
export const isOffered = (field: FilterField, filter: Filter) =>
  field.kind !== 'remote' || field.of === undefined || getFieldOwner(field, filter) !== undefined;
