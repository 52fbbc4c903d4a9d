import type { Portrait, PortraitDays } from '../../src/contract/analysis/portrait';
import { state } from '../state';
import { getAvailability, getMissingReason } from './availability';
import { getFiguresOrigin, getToday } from './data-range';
import { buildPortrait, hasSnapshot } from './fixtures/portrait';
import { getPeriods, getSpan, type Period } from './periods';
import { getSnapshotDay } from './window';

/** Portrait of the users of the `span` days that end with `endDate`. */
export function getPortrait(span: number, endDate: string): Portrait {
  const day = getSnapshotDay(endDate);
  const { given, reported } = getAvailability('portrait', [day]);
  if (given.length === 0) return { ...reported, snapshot: null };
  const { from, before } = getSpan(day);
  const snapshot = before - span < getFiguresOrigin().start ? null : buildPortrait(getFiguresOrigin(), from, span);
  return snapshot ? { ...reported, snapshot } : { ...reported, missing: [withoutSnapshot(day)], snapshot };
}

const withoutSnapshot = ({ refDate }: Period) => ({ refDate, reason: 'notProvided' as const });

/** Days that have a snapshot. */
export function getPortraitDays(): PortraitDays {
  const days = getPeriods('day', { from: state().world.analysis.firstDay, before: getToday() });
  const reasons = days.map((day) => {
    const reason =
      getMissingReason('portrait', day) ??
      (hasSnapshot(getFiguresOrigin(), getSpan(day).from) ? undefined : 'notProvided');
    return { refDate: day.refDate, reason };
  });
  const kept = reasons.filter(({ reason }) => !reason).map(({ refDate }) => refDate);
  const [oldest = null, newest = null] = [kept[0], kept.at(-1)];
  const missing = reasons.flatMap(({ refDate, reason }) =>
    reason && oldest !== null && refDate > oldest ? [{ refDate, reason }] : [],
  );
  return { oldest, newest, missing };
}
