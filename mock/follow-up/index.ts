import type { z } from 'zod';
import { followSummaryApi } from '../../src/contract/follow-summary';
import { followUpApi } from '../../src/contract/follow-up';
import type { FollowUpFilter } from '../../src/contract/follow-up-list';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import { createResource } from '../resource';
import { acknowledge, addAttempt, assign, cancel, changeOne, createFollowUp, reschedule } from './actions';
import { anonymizeFollowUps } from './anonymize';
import { followUpExport } from './columns';
import { complete, correct, giveUp } from './complete';
import { buildFollowUps } from './fixtures';
import { buildFollowUpHistory } from './history';
import { findFollowUps, getFollowUpCounts, getFollowUpsPage, getFollowUpTimeline } from './list';
import { openFollowUpWork } from './open-work';
import { getFollowSummary } from './summary';
import { followUpTable } from './table';
import { deceased } from './texts';

const api = followUpApi;
const { get, create, bulk, bulkMatching } = api;
const { toDto } = followUpTable;

const { handlers, workers } = createResource(
  { get, create, bulk, bulkMatching },
  {
    table: followUpTable,
    rows: (filter: z.output<typeof FollowUpFilter>, sort?: string, operator?: Who) =>
      findFollowUps(filter, operator?.id ?? '', sort),
    toListed: toDto,
    actions: { create: createFollowUp },
    change: (row, { change }, operator) => changeOne(row, change, operator),
    actionOf: ({ change }) => change.action,
  },
);

type OneFollowUp = { params: { id: string }; body: { version: number } };

const getTarget = ({ params: { id }, body: { version } }: OneFollowUp) => ({ id, version });

/** Removes the version from a request body. */
function withoutVersion<Body extends { version: number }>({ version: _, ...rest }: Body) {
  return rest;
}

export const followUp: Entity = {
  fixtures: {
    followUps: (world, { random }) => {
      const rows = buildFollowUps(random(71), world.now, world, world.customService.rows[0]);
      const dead = new Set(rows.flatMap(({ outcome, memberId }) => (outcome === 'deceased' ? [memberId] : [])));
      for (const member of world.members)
        if (dead.has(member.id) && member.status !== 'cancelled') member.doNotContact = deceased;
      return rows;
    },
  },
  history: ({ now, followUps, operators, customService }) => ({
    changes: buildFollowUpHistory(now, followUps, operators, customService.rows[0]),
  }),
  onAnonymize: anonymizeFollowUps,
  openWork: openFollowUpWork,
  exportTable: followUpExport,
  workers,
  handlers: [
    handle(followSummaryApi.get, ({ query, operator }) => getFollowSummary(query, operator.id)),
    handle(api.list, ({ query, operator }) => getFollowUpsPage(query, operator.id)),
    handle(api.search, ({ body, operator }) => getFollowUpsPage(body, operator.id)),
    handle(api.counts, ({ query, operator }) => getFollowUpCounts(query, operator.id)),
    handle(api.searchCounts, ({ body, operator }) => getFollowUpCounts(body, operator.id)),
    handle(api.timeline, ({ params, query }) => getFollowUpTimeline(params.id, query)),

    handle(api.complete, (call) => toDto(complete(getTarget(call), withoutVersion(call.body), call.operator))),
    handle(api.addAttempt, (call) => toDto(addAttempt(getTarget(call), call.body, call.operator))),
    handle(api.giveUp, (call) => toDto(giveUp(getTarget(call), call.operator))),
    handle(api.reschedule, (call) => toDto(reschedule(getTarget(call), call.body, call.operator))),
    handle(api.assign, (call) => toDto(assign(getTarget(call), call.body.assigneeId, call.operator))),
    handle(api.cancel, (call) => toDto(cancel(getTarget(call), call.body.reason, call.operator))),
    handle(api.acknowledge, (call) => toDto(acknowledge(getTarget(call), call.body.note, call.operator))),
    handle(api.correct, (call) => toDto(correct(getTarget(call), withoutVersion(call.body), call.operator))),

    ...handlers,
  ],
};
