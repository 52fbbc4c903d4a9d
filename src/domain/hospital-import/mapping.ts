import {
  type HospitalImportField as Field,
  hospitalImportFields,
  hospitalImportRequired,
} from '../../contract/limits/import';
import { fold } from './fold';

export type Mapping = readonly (Field | null)[];

/** For each field what a column of it may be called, in every language. */
export type FieldNames = Readonly<Record<Field, readonly string[]>>;

/** For each column the field that its header names; of two columns for one field the first gets it. */
export function suggestMapping(headers: readonly string[], names: FieldNames): (Field | null)[] {
  const fields = new Map(
    hospitalImportFields.flatMap((field) => [field, ...names[field]].map((name) => [fold(name), field] as const)),
  );
  const given = new Set<Field>();
  return headers.map((header) => {
    const field = fields.get(fold(header));
    if (field === undefined || given.has(field)) return null;
    given.add(field);
    return field;
  });
}

export type MappingProblem =
  | { problem: 'wrongLength' }
  | { problem: 'repeated'; field: Field }
  | { problem: 'missing'; field: Field };

/** What keeps a file with so many columns from being checked under a mapping. */
export function mappingProblems(mapping: Mapping, columnCount: number): MappingProblem[] {
  if (mapping.length !== columnCount) return [{ problem: 'wrongLength' }];
  const mapped = mapping.filter((field) => field !== null);
  const repeated = new Set(mapped.filter((field, index) => mapped.indexOf(field) !== index));
  return [
    ...[...repeated].map((field) => ({ problem: 'repeated' as const, field })),
    ...hospitalImportRequired
      .filter((field) => !mapped.includes(field))
      .map((field) => ({ problem: 'missing' as const, field })),
  ];
}
