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
  const others = { key: 'others', label: nameOthers(rest.count), value: rest.value };
  return [...rows, rowOf(others, percentOf(rest.value, whole))];
}

/** The row of all groups together; `more` is what else is known of it. */
export function totalGroupRow(label: string, groups: readonly Group[], more: Pick<Group, 'cells' | 'reasons'> = {}) {
  const whole = wholeOf(groups);
  return rowOf({ key: 'total', label, value: whole, ...more }, percentOf(whole, whole));
}
