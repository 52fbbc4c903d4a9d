import { foldHeader } from './fold';

/**
 * Suggests a field for each column by its header; if two columns match one field, the first gets it.
 *
 * @param namesOf possible column names of a field, in every language
 */
export function suggestMapping<Field extends string>(
  headers: readonly string[],
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): (Field | null)[] {
  const named = new Map(
    fields.flatMap((field) => [field, ...namesOf(field)].map((name) => [foldHeader(name), field] as const)),
  );
  const given = new Set<Field>();
  return headers.map((header) => {
    const field = named.get(foldHeader(header));
    if (field === undefined || given.has(field)) return null;
    given.add(field);
    return field;
  });
}

export type MappingProblem = 'wrongLength' | 'unknown' | 'repeated' | 'missing';

/** Fields that columns can be mapped to, and the required ones among them. */
type Fields = { fields: readonly string[]; required: readonly string[] };

/** Why a mapping cannot be used for a file with this number of columns; null when it can. */
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
