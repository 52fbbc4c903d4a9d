import type { PortraitSpan } from '../../contract/analysis/portrait';
import { toDayNumber } from '../day';
import { addDays, FIRST_DAY } from './calendar';
import { type Comparison, comparisons } from './comparison';
import type { Period } from './period';

/** Number of days that a user portrait covers (docs/domain.md 1.6). */
export const spans = ['1', '7', '30'] as const satisfies readonly PortraitSpan[];

export type SnapshotProblem = 'notADate' | 'tooEarly' | 'future' | 'notASpan' | 'notAComparison';

export type Snapshot = {
  span: PortraitSpan;
  /** Day of the snapshot, the last day that it covers. */
  endDate: string;
  comparison: Comparison;
  /** Problems in the URL; the newest snapshot and the span of one day are used instead. */
  problems: SnapshotProblem[];
};

/** URL parameters of a snapshot. */
export const snapshotParams = ['span', 'date'] as const;
type Param = (typeof snapshotParams)[number] | 'compare';

/**
 * Parses the snapshot from the URL.
 *
 * @param read reads a URL parameter
 * @param today today's business day
 * @param newest day of the newest snapshot
 */
export function parseSnapshot(
  read: (name: Param) => string | null,
  today: string,
  newest = addDays(today, -1),
): Snapshot {
  const problems: SnapshotProblem[] = [];
  let endDate = read('date') ?? newest;
  if (toDayNumber(endDate) === undefined) problems.push('notADate');
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

/**
 * URL parameters of a snapshot; null removes a parameter. The newest snapshot has no date, so that the URL keeps
 * showing the newest one.
 */
export const formatSnapshot = (
  { span, endDate, comparison }: Omit<Snapshot, 'problems'>,
  newest: string,
): Record<Param, string | null> => ({
  span: span === spans[0] ? null : span,
  date: endDate === newest ? null : endDate,
  compare: comparison === 'none' ? null : comparison,
});

/** Days that a snapshot covers. */
export const snapshotPeriod = ({ span, endDate }: Pick<Snapshot, 'span' | 'endDate'>): Period => ({
  from: addDays(endDate, 1 - Number(span)),
  before: addDays(endDate, 1),
});
