import { z } from 'zod';
import { day, id } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';

const count = z.int().nonnegative();

/** A handover of all open work of an operator. */
const Handover = z.object({
  fromId: id.describe('The operator who gives it away, active or not'),
  toId: id.describe('An active operator, another one'),
  startsOn: day.nullable().describe('The business day as it begins, not before today; null: at once'),
});

/** Open work of an operator by kind. */
const HandoverCounts = z.object({
  records: count.describe('Open records that are given to them'),
  followUps: count.describe(
    'Follow-ups of theirs that are pending, or told of a reaction that waits to be acknowledged',
  ),
  reports: count.describe('Reports that they have claimed'),
});
export type Handover = z.infer<typeof Handover>;
export type HandoverCounts = z.infer<typeof HandoverCounts>;

export const handoverApi = {
  counts: defineEndpoint({
    method: 'GET',
    path: '/handovers/counts',
    summary: 'How much open work an operator has, to be confirmed before it is handed over',
    query: z.object({ fromId: id.describe('The operator whose work is counted') }),
    data: HandoverCounts,
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/handovers',
    summary:
      'Give all open records, follow-ups that are pending or wait to be acknowledged, and claimed reports of one operator to another, as a job: at once, or as a business day begins, with what is open by then. What is no longer theirs or no longer open is left as a failed row, as is a critical value that the other operator read first. 422 on fromId for an unknown operator, or one without open work unless it is for a later day, on toId for one who is unknown, not active or the same, on startsOn for a day that is over',
    body: Handover,
    data: Job,
  }),
};
