import { z } from 'zod';
import { day, id, manyIds, manyOf } from './common';
import { defineEndpoint } from './endpoint';
import { followUpOutcome, followUpWay } from './follow-up-input';
import { assigneeFilter } from './work';

const count = z.int().nonnegative();
const percent = z.number().min(0).max(100).nullable();

/** Figures of follow-ups by due date (docs/domain.md 6.9): due = pending + done + overdue + unreachable + refused. */
export const FollowFigures = z.object({
  due: count.describe('All but those that were cancelled'),
  /** Not done yet, and not overdue. */
  pending: count,
  /** Done. */
  done: count,
  /** Not done yet, and the business day of dueAt is over. */
  overdue: count,
  /** Given up because nobody was reached. */
  unreachable: count,
  /** Given up because the patient refused. */
  refused: count,
  cancelled: count.describe('Beside due, not in it'),
  completionRate: percent.describe('done per due in percent, one decimal; null where nothing was due'),
  onTimeRate: percent.describe(
    'Of the done, those done by the end of the business day of firstDueAt, in percent, one decimal; null where none was done',
  ),
  avgDelayHours: z
    .number()
    .nonnegative()
    .nullable()
    .describe('Of those done late, hours after the end of that day on average, one decimal; null where none was'),
  newAdverse: count.describe('Done with an adverse reaction'),
});

/** The follow-ups that were due in a period. */
export const FollowSummary = z.object({
  total: FollowFigures,
  before: FollowFigures.describe('The same of the period of as many days before it'),
  days: z
    .array(
      FollowFigures.extend({
        /** The business day. */
        date: day,
      }),
    )
    .describe('Every business day of the period, oldest first; their counts sum up to total'),
  outcomes: z
    .array(
      z.object({
        outcome: followUpOutcome,
        /** Number of follow-ups with this outcome. */
        count,
      }),
    )
    .describe('Of the done; every outcome once, in the order of the enum'),
  /** By assignee. */
  byAssignee: z.array(
    FollowFigures.extend({
      id: id.nullable().describe('Null: given to nobody'),
      /** Name of the operator or project; null if there is none. */
      name: z.string().nullable(),
    }),
  ),
  /** By project. */
  byProject: z.array(
    FollowFigures.extend({
      id: id.nullable().describe('Null: of no project'),
      /** Name of the operator or project; null if there is none. */
      name: z.string().nullable(),
    }),
  ),
});

export const followSummaryApi = {
  get: defineEndpoint({
    method: 'GET',
    path: '/follow-summary',
    summary:
      'Figures of the follow-ups that were due in a period; each is the total of GET /follow-ups under the same filters. 422 on before for more than 366 days',
    query: z.object({
      from: day.describe('The first business day'),
      before: day.describe('The business day after the last'),
      projectId: manyIds.optional().describe('As in GET /follow-ups'),
      assignee: assigneeFilter.optional(),
      /** With these ways of contact. */
      way: manyOf(followUpWay).optional(),
    }),
    data: FollowSummary,
  }),
};

export type FollowFigures = z.infer<typeof FollowFigures>;
export type FollowSummary = z.infer<typeof FollowSummary>;
export type FollowSummaryQuery = z.input<typeof followSummaryApi.get.query>;
