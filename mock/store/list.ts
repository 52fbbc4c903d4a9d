type Scalar = string | number | boolean | null | undefined;

function compare(a: Scalar, b: Scalar) {
  if (a === b) return 0;
  // Unknown values come last in either direction.
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return a < b ? -1 : 1;
}

/** Sorts rows by an API `sort`; equal rows by `ties`, then by id, so that pages are stable. */
export function sortBy<Row extends { id: string }>(
  rows: readonly Row[],
  sort: string,
  ties: (a: Row, b: Row) => number = () => 0,
): Row[] {
  const isDescending = sort.startsWith('-');
  const field = (isDescending ? sort.slice(1) : sort) as keyof Row;
  const isUnknown = (value: Scalar) => value === null || value === undefined;
  return [...rows].sort((a, b) => {
    const [x, y] = [a[field] as Scalar, b[field] as Scalar];
    const order = compare(x, y);
    return (isDescending && !isUnknown(x) && !isUnknown(y) ? -order : order) || ties(a, b) || compare(a.id, b.id);
  });
}

/** Page `current`, counted from 1; empty past the end. */
export function page<Row>(rows: readonly Row[], current: number, pageSize: number) {
  return { list: rows.slice((current - 1) * pageSize, current * pageSize), total: rows.length };
}

/** Creates a predicate for each filter field. */
export type Matchers<Row, Filter> = {
  [Field in keyof Filter]-?: (value: NonNullable<Filter[Field]>, filter: Filter) => (row: Row) => boolean;
};

/** Rows that match every field that is set, in their original order. */
export function filterBy<Row, Filter extends object>(
  rows: readonly Row[],
  matchers: Matchers<Row, Filter>,
  filter: Filter,
): Row[] {
  const tests = (Object.keys(matchers) as (keyof Filter)[]).flatMap((field) => {
    const value = filter[field];
    return value === undefined || value === null ? [] : [matchers[field](value, filter)];
  });
  return rows.filter((row) => tests.every((test) => test(row)));
}

/** Matcher for a multi-value field: matches rows that have one of the values. */
export const matchOne =
  <Row, Value>(read: (row: Row) => Value) =>
  (values: readonly NoInfer<Value>[]) => {
    const sought = new Set(values);
    return (row: Row) => sought.has(read(row));
  };

/** Creates a predicate for an `assignee` filter: `me`, `none`, `meOrNone`, or an operator id. */
export const matchAssignee = (assignee: string, ownId: string) => {
  const owners: Record<string, readonly (string | null)[]> = { me: [ownId], none: [null], meOrNone: [ownId, null] };
  const sought = owners[assignee] ?? [assignee];
  return (assigneeId: string | null) => sought.includes(assigneeId);
};

/** Predicates for the business day of an instant of the server: `from` or later, or earlier than `before`. */
export const matchDayFrom = (from: string) => (at: string | null) => at !== null && at.slice(0, 10) >= from;
export const matchDayBefore = (before: string) => (at: string | null) => at !== null && at.slice(0, 10) < before;
