import type { PortraitSpan } from '../../contract/analysis/portrait';
import { dayNumber } from '../day';
import { addDays, FIRST_DAY } from './calendar';
import { type Comparison, comparisons } from './comparison';
import type { Period } from './period';

/** Days that a portrait looks back on (docs/domain.md 1.6). */
export const spans = ['1', '7', '30'] as const satisfies readonly PortraitSpan[];

export type SnapshotProblem = 'notADate' | 'tooEarly' | 'future' | 'notASpan' | 'notAComparison';

export type Snapshot = {
  span: PortraitSpan;
  /** The day of the snapshot, the last one that it looks back on. */
  endDate: string;
  comparison: Comparison;
  /** What the address said and could not be followed; the newest snapshot, or one day of it, stands in for it. */
  problems: SnapshotProblem[];
};

/** The parameters that name a snapshot. */
export const snapshotParams = ['span', 'date'] as const;
type Param = (typeof snapshotParams)[number] | 'compare';

/**
 * The snapshot that an address names.
 *
 * @param read reads a parameter of the address
 * @param today the business day
 * @param newest the day of the newest snapshot
 */
export function parseSnapshot(
  read: (name: Param) => string | null,
  today: string,
  newest = addDays(today, -1),
): Snapshot {
  const problems: SnapshotProblem[] = [];
  let endDate = read('date') ?? newest;
  if (dayNumber(endDate) === undefined) problems.push('notADate');
  else if (endDate < FIRST_DAY) problems.push('tooEarly');
  else if (endDate >= today) problems.push('future');
  if (problems.length > 0) endDate = newest;
  const said = read('span') ?? spans[0];
  const span = spans.find((one) => one === said);
  if (!span) problems.push('notASpan');
  const compared = read('compare') ?? 'none';
  const comparison = comparisons.find((one) => one === compared);
  if (!comparison) problems.push('notAComparison');
  return { span: span ?? spans[0], endDate, comparison: comparison ?? 'none', problems };
}

/** The parameters of a snapshot, null for one that has to go. The newest one stays the newest tomorrow. */
export const formatSnapshot = (
  { span, endDate, comparison }: Omit<Snapshot, 'problems'>,
  newest: string,
): Record<Param, string | null> => ({
  span: span === spans[0] ? null : span,
  date: endDate === newest ? null : endDate,
  compare: comparison === 'none' ? null : comparison,
});

/** The days that a snapshot looks back on. */
export const snapshotPeriod = ({ span, endDate }: Pick<Snapshot, 'span' | 'endDate'>): Period => ({
  from: addDays(endDate, 1 - Number(span)),
  before: addDays(endDate, 1),
});
