import type { Portrait, PortraitDays } from '../../src/contract/analysis/portrait';
import { state } from '../state';
import { getAnswer, getMissingReason } from './answer';
import { getPortrait, isKept } from './fixtures/portrait';
import { getPeriods, getSpan, type Period } from './periods';
import { origin, today } from './today';
import { snapshotDay } from './window';

/** Who the users of the `span` days until and with `endDate` were. */
export function portrait(span: number, endDate: string): Portrait {
  const day = snapshotDay(endDate);
  const { given, reported } = getAnswer('portrait', [day]);
  if (given.length === 0) return { ...reported, snapshot: null };
  const { from, before } = getSpan(day);
  const snapshot = before - span < origin().start ? null : getPortrait(origin(), from, span);
  return snapshot ? { ...reported, snapshot } : { ...reported, missing: [withoutSnapshot(day)], snapshot };
}

const withoutSnapshot = ({ refDate }: Period) => ({ refDate, reason: 'notProvided' as const });

/** The days that a snapshot was kept of. */
export function portraitDays(): PortraitDays {
  const days = getPeriods('day', { from: state().world.analysis.firstDay, before: today() });
  const reasons = days.map((day) => {
    const reason =
      getMissingReason('portrait', day) ?? (isKept(origin(), getSpan(day).from) ? undefined : 'notProvided');
    return { refDate: day.refDate, reason };
  });
  const kept = reasons.filter(({ reason }) => !reason).map(({ refDate }) => refDate);
  const [oldest = null, newest = null] = [kept[0], kept.at(-1)];
  const missing = reasons.flatMap(({ refDate, reason }) =>
    reason && oldest !== null && refDate > oldest ? [{ refDate, reason }] : [],
  );
  return { oldest, newest, missing };
}
