import { type Figure, toPercent } from './figure';
import type { MissingReason, ReportRow } from './report';
import { addShares, splitLargest } from './share';

/** One part of a whole, such as a province or an access source. */
export type Group = {
  key: string;
  label: string;
  /** Number of people or opens. */
  value: number;
  /** Further figures of the group, by column key. */
  cells?: ReportRow['cells'];
  reasons?: ReportRow['reasons'];
};

const OTHERS = 'others';
const TOTAL = 'total';

const sumValues = (groups: readonly Group[]) => groups.reduce((sum, { value }) => sum + value, 0);

function toGroupRow({ key, label, value, cells, reasons }: Group, percent: Figure): ReportRow {
  const noShare: Record<string, MissingReason> = percent === null ? { share: 'noBase' } : {};
  return { key, label, cells: { ...cells, value, share: percent }, reasons: { ...reasons, ...noShare } };
}

/** One row per group, in the given order: `value`, and `share` as its percentage of the total. */
export const toGroupRows = (groups: readonly Group[]) =>
  addShares(groups).map(({ percent, ...group }) => toGroupRow(group, percent));

/**
 * Rows of the largest groups, plus one row for all others together.
 *
 * @param count number of groups with their own row; a single remaining group also gets one
 * @param nameOthers formats the label of the row of others from their number
 */
export function toLargestRows(groups: readonly Group[], count: number, nameOthers: (count: number) => string) {
  const whole = sumValues(groups);
  const { top, rest } = splitLargest(groups, groups.length === count + 1 ? groups.length : count);
  const rows = top.map((group) => toGroupRow(group, toPercent(group.value, whole)));
  if (!rest) return rows;
  const others = { key: OTHERS, label: nameOthers(rest.count), value: rest.value };
  return [...rows, toGroupRow(others, toPercent(rest.value, whole))];
}

/** Row of the total over all groups; `more` holds further figures of it. */
export function toTotalGroupRow(label: string, groups: readonly Group[], more: Pick<Group, 'cells' | 'reasons'> = {}) {
  const whole = sumValues(groups);
  return toGroupRow({ key: TOTAL, label, value: whole, ...more }, toPercent(whole, whole));
}

/**
 * Returns a function that finds the figures of a row in another period. A group that is missing there had 0; the row of
 * others covers every group without its own row in `rows`.
 *
 * @param rows rows of the current period
 */
export function createComparedGroupRow(rows: readonly ReportRow[], groups: readonly Group[]) {
  const whole = sumValues(groups);
  const values = new Map(groups.map(({ key, value }) => [key, value]));
  const named = new Set(rows.map(({ key }) => key));
  const rest = sumValues(groups.filter(({ key }) => !named.has(key)));
  const peopleOf = (key: string) => {
    if (key === TOTAL) return whole;
    return key === OTHERS ? rest : (values.get(key) ?? 0);
  };
  return ({ key, label }: ReportRow) => {
    const value = peopleOf(key);
    return toGroupRow({ key, label, value }, toPercent(value, whole));
  };
}
