import type { z } from 'zod';
import type { FollowSummary, followSummaryApi } from '../../src/contract/follow-summary';
import type { FollowUp } from '../../src/contract/follow-up-list';
import { followUpOutcomes } from '../../src/contract/limits/follow-up';
import { getFollowUpFigures } from '../../src/domain/follow-up/figures';
import { addDays, daysBetween } from '../../src/domain/period/calendar';
import { listUnits } from '../../src/domain/period/period';
import { businessDay } from '../clock';
import { refuse } from '../refuse';
import { findFollowUps } from './list';
import { followUpMessages } from './messages';
import { createFollowUpPresenter } from './present';

type Query = z.output<typeof followSummaryApi.get.query>;

const MAX_DAYS = 366;

function groupBy<Key>(rows: readonly FollowUp[], getKey: (row: FollowUp) => Key) {
  const groups = new Map<Key, FollowUp[]>();
  for (const row of rows) {
    const own = groups.get(getKey(row));
    if (own) own.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
}

/** Figures by group, in descending order of due follow-ups. */
function getGroupFigures(
  rows: readonly FollowUp[],
  getId: (row: FollowUp) => string | null,
  getName: (row: FollowUp) => string | null,
) {
  const groups = groupBy(rows, getId);
  return [...groups]
    .map(([id, own]) => ({ id, name: own[0] ? getName(own[0]) : null, ...getFollowUpFigures(own) }))
    .sort((a, b) => b.due - a.due);
}

/**
 * Figures of the follow-ups due in a period, in the previous one, and by day, outcome, assignee and project
 * (docs/domain.md 6.9).
 */
export function getFollowSummary({ from, before, ...filter }: Query, operatorId: string): FollowSummary {
  const days = daysBetween(from, before);
  refuse({
    before: days < 1 ? followUpMessages.periodReversed : days > MAX_DAYS ? followUpMessages.periodTooLong : undefined,
  });
  const present = createFollowUpPresenter(Date.now());
  const dueIn = (dueFrom: string, dueBefore: string) =>
    findFollowUps({ ...filter, dueFrom, dueBefore }, operatorId).map(present);
  const rows = dueIn(from, before);
  const byDay = groupBy(rows, ({ dueAt }) => businessDay(Date.parse(dueAt)));
  const done = rows.filter(({ status }) => status === 'done');
  return {
    total: getFollowUpFigures(rows),
    before: getFollowUpFigures(dueIn(addDays(from, -days), from)),
    days: listUnits('day', { from, before }).map((date) => ({ date, ...getFollowUpFigures(byDay.get(date) ?? []) })),
    outcomes: followUpOutcomes.map((outcome) => ({
      outcome,
      count: done.filter((row) => row.outcome === outcome).length,
    })),
    byAssignee: getGroupFigures(
      rows,
      ({ assigneeId }) => assigneeId,
      ({ assigneeName }) => assigneeName,
    ),
    byProject: getGroupFigures(
      rows,
      ({ projectId }) => projectId,
      ({ projectName }) => projectName,
    ),
  };
}
