import { fold } from './fold';

/**
 * For each column the field that its header names; of two columns for one field the first gets it.
 * @param getNames what a column of a field may be called, in every language
 */
export function suggestMapping<Field extends string>(
  headers: readonly string[],
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): (Field | null)[] {
  const named = new Map(
    fields.flatMap((field) => [field, ...namesOf(field)].map((name) => [fold(name), field] as const)),
  );
  const given = new Set<Field>();
  return headers.map((header) => {
    const field = named.get(fold(header));
    if (field === undefined || given.has(field)) return null;
    given.add(field);
    return field;
  });
}

export type MappingProblem = 'wrongLength' | 'unknown' | 'repeated' | 'missing';

/** What a file can be mapped to, and what it must be. */
type Fields = { fields: readonly string[]; required: readonly string[] };

/** What keeps a file with so many columns from being checked under a mapping; null where nothing does. */
export function mappingProblem(
  mapping: readonly (string | null)[],
  columnCount: number,
  { fields, required }: Fields,
): MappingProblem | null {
  if (mapping.length !== columnCount) return 'wrongLength';
  const mapped = mapping.filter((field) => field !== null);
  if (mapped.some((field) => !fields.includes(field))) return 'unknown';
  if (new Set(mapped).size < mapped.length) return 'repeated';
  return required.every((field) => mapped.includes(field)) ? null : 'missing';
}
