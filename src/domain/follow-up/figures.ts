import type { FollowFigures } from '../../contract/follow-summary';
import type { FollowUp } from '../../contract/follow-up-list';
import { roundFigure, toRoundedPercent } from '../analysis/figure';
import { delayHours, isRefused } from './follow-up';

type Counted = Pick<FollowUp, 'firstDueAt' | 'doneAt' | 'adverse'> & Parameters<typeof isRefused>[0];
export type FigureName = keyof FollowFigures;

/** Figures of the follow-ups that were due in a period (docs/domain.md 6.9). */
export function getFollowUpFigures(rows: readonly Counted[]): FollowFigures {
  const countOf = (status: FollowUp['status']) => rows.filter((row) => row.status === status).length;
  const [pending, overdue, givenUp, cancelled] = (['pending', 'overdue', 'unreachable', 'cancelled'] as const).map(
    countOf,
  ) as [number, number, number, number];
  const refused = rows.filter(isRefused).length;
  const done = rows.filter(({ status }) => status === 'done');
  const delays = done.map(({ firstDueAt, doneAt }) => delayHours({ firstDueAt, doneAt: doneAt ?? firstDueAt }));
  const late = delays.filter((hours) => hours > 0);
  const due = pending + overdue + givenUp + done.length;
  return {
    due,
    pending,
    done: done.length,
    overdue,
    unreachable: givenUp - refused,
    refused,
    cancelled,
    completionRate: toRoundedPercent(done.length, due),
    onTimeRate: toRoundedPercent(done.length - late.length, done.length),
    avgDelayHours: late.length === 0 ? null : roundFigure(late.reduce((sum, hours) => sum + hours, 0) / late.length, 1),
    newAdverse: done.filter(({ adverse }) => adverse !== null && adverse !== 'none').length,
  };
}

/** List filter that shows what a figure counts: for a rate its numerator, for the average delay the late follow-ups. */
export const figureFilters = {
  due: { status: 'pending,overdue,done,unreachable' },
  pending: { status: 'pending' },
  done: { status: 'done' },
  overdue: { status: 'overdue' },
  unreachable: { status: 'unreachable', refused: 'false' },
  refused: { status: 'unreachable', refused: 'true' },
  cancelled: { status: 'cancelled' },
  completionRate: { status: 'done' },
  onTimeRate: { status: 'done', onTime: 'true' },
  avgDelayHours: { status: 'done', onTime: 'false' },
  newAdverse: { status: 'done', adverse: 'mild,moderate,severe' },
} as const satisfies Record<FigureName, Readonly<Record<string, string>>>;
