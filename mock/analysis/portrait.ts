import type { Portrait } from '../../src/contract/analysis/portrait';
import { answerOf } from './answer';
import { portraitOf } from './fixtures/portrait';
import { type Period, spanOf } from './periods';
import { origin } from './today';
import { snapshotDay } from './window';

/** Who the users of the `span` days until and with `endDate` were. */
export function portrait(span: number, endDate: string): Portrait {
  const day = snapshotDay(endDate);
  const { given, reported } = answerOf('portrait', [day]);
  if (given.length === 0) return { ...reported, snapshot: null };
  const { from, before } = spanOf(day);
  const snapshot = before - span < origin().start ? null : portraitOf(origin(), from, span);
  return snapshot ? { ...reported, snapshot } : { ...reported, missing: [withoutSnapshot(day)], snapshot };
}

const withoutSnapshot = ({ refDate }: Period) => ({ refDate, reason: 'notProvided' as const });
