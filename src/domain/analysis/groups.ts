import { type Figure, percentOf } from './figure';
import type { MissingReason, ReportRow } from './report';
import { largest, shares } from './share';

/** One part of a whole: a province, a source of opens. */
export type Group = {
  key: string;
  label: string;
  /** People or opens. */
  value: number;
  /** What else is known of it, by column. */
  cells?: ReportRow['cells'];
  reasons?: ReportRow['reasons'];
};

const OTHERS = 'others';
const TOTAL = 'total';

const wholeOf = (groups: readonly Group[]) => groups.reduce((sum, { value }) => sum + value, 0);

function rowOf({ key, label, value, cells, reasons }: Group, percent: Figure): ReportRow {
  const noShare: Record<string, MissingReason> = percent === null ? { share: 'noBase' } : {};
  return { key, label, cells: { ...cells, value, share: percent }, reasons: { ...reasons, ...noShare } };
}

/** A row for each group, in their order: `value`, and `share`, its percentage of all of them. */
export const groupRows = (groups: readonly Group[]) =>
  shares(groups).map(({ percent, ...group }) => rowOf(group, percent));

/**
 * The rows of the largest groups, and one of the others together.
 *
 * @param count how many groups have a row of their own; one that would be alone among the others has one too
 * @param nameOthers names the row of so many others
 */
export function largestRows(groups: readonly Group[], count: number, nameOthers: (count: number) => string) {
  const whole = wholeOf(groups);
  const { top, rest } = largest(groups, groups.length === count + 1 ? groups.length : count);
  const rows = top.map((group) => rowOf(group, percentOf(group.value, whole)));
  if (!rest) return rows;
  const others = { key: OTHERS, label: nameOthers(rest.count), value: rest.value };
  return [...rows, rowOf(others, percentOf(rest.value, whole))];
}

/** The row of all groups together; `more` is what else is known of it. */
export function totalGroupRow(label: string, groups: readonly Group[], more: Pick<Group, 'cells' | 'reasons'> = {}) {
  const whole = wholeOf(groups);
  return rowOf({ key: TOTAL, label, value: whole, ...more }, percentOf(whole, whole));
}

/**
 * What the rows of groups were in another period: a group that is absent there had nobody, and the others are all
 * that have no row of their own here.
 *
 * @param rows the groups that have a row of their own
 */
export function comparedGroupRow(rows: readonly ReportRow[], groups: readonly Group[]) {
  const whole = wholeOf(groups);
  const values = new Map(groups.map(({ key, value }) => [key, value]));
  const named = new Set(rows.map(({ key }) => key));
  const rest = wholeOf(groups.filter(({ key }) => !named.has(key)));
  const peopleOf = (key: string) => {
    if (key === TOTAL) return whole;
    return key === OTHERS ? rest : (values.get(key) ?? 0);
  };
  return ({ key, label }: ReportRow) => {
    const value = peopleOf(key);
    return rowOf({ key, label, value }, percentOf(value, whole));
  };
}
