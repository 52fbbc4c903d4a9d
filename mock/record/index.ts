import type { z } from 'zod';
import { bulk as bulkLimit } from '../../src/contract/limits/bulk';
import { recordActionApi, recordApi } from '../../src/contract/record-actions';
import type { RecordFilter } from '../../src/contract/record-list';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { getOrigin } from '../log/origin';
import { completeMembers } from '../member/account';
import { refuse } from '../refuse';
import { createResource } from '../resource';
import { state } from '../state';
import { find } from '../store/update';
import {
  assign,
  changeRecord,
  claim,
  claimNext,
  close,
  enroll,
  refer,
  reject,
  reopen,
  review,
  updateRecord,
  voidRecord,
} from './actions';
import { amend } from './amend';
import { anonymizeRecords } from './anonymize';
import { recordExport } from './columns';
import { contact } from './contact';
import { recordTable, toRecordDetail } from './detail';
import { findRecords } from './filter';
import { buildRecords, countRecords } from './fixtures';
import { buildRecordHistory } from './history';
import { getRecordCounts, getRecordsPage } from './list';
import { recordMessages } from './messages';
import { openRecordWork } from './open-work';
import { revealRecord } from './reveal';

const { get, update, bulk, bulkMatching } = recordApi;
const act = recordActionApi;

const { handlers, workers } = createResource(
  { get, update, bulk, bulkMatching },
  {
    table: recordTable,
    rows: (filter: z.output<typeof RecordFilter>, sort?: string, operator?: Who) =>
      findRecords(filter, operator?.id ?? '', sort),
    toListed: ({ id }) => id,
    actions: { update: updateRecord },
    change: (row, { change }, operator) => changeRecord(row, change, operator),
    checkMany: ({ change }, count) => {
      const isTooMany = change.action === 'assign' && count > bulkLimit.maxIds;
      refuse({ filter: isTooMany ? recordMessages.tooManyAssigned : undefined });
    },
    actionOf: ({ change }) => change.action,
  },
);

type OneRecord = { params: { id: string }; body: { version: number } };

const getTarget = ({ params: { id }, body: { version } }: OneRecord) => ({ id, version });

export const record: Entity = {
  fixtures: {
    records: ({ now, members, projects, quizzes, hints, hospitals, operators }, { random }) => {
      const related = {
        members,
        projects,
        quizzes,
        hints,
        hospitals: hospitals.slice(0, OLD_HOSPITAL_COUNT),
        operators,
      };
      const records = buildRecords(random(1), now, related, {
        answers: random(60),
        closing: random(61),
        appointments: random(72),
        work: random(73),
        handedIn: random(74),
      });
      // Some fields of members are derived from their answers.
      countRecords(members, records);
      completeMembers(random(3), now, members, records);
      return records;
    },
  },
  history: ({ now, records, operators }, { random }) => ({
    changes: buildRecordHistory(random(75), now, records, operators),
  }),
  onAnonymize: anonymizeRecords,
  openWork: openRecordWork,
  exportTable: recordExport,
  workers,
  handlers: [
    handle(recordApi.list, ({ query, operator }) => getRecordsPage(query, operator.id)),
    handle(recordApi.search, ({ body, operator }) => getRecordsPage(body, operator.id)),
    handle(recordApi.counts, ({ query, operator }) => getRecordCounts(query, operator.id)),
    handle(recordApi.searchCounts, ({ body, operator }) => getRecordCounts(body, operator.id)),
    handle(recordApi.claimNext, ({ body, operator }) => {
      const row = claimNext(body, operator);
      return row && toRecordDetail(row);
    }),

    handle(act.claim, (call) => toRecordDetail(claim(getTarget(call), call.operator))),
    handle(act.assign, (call) => toRecordDetail(assign(getTarget(call), call.body.assigneeId, call.operator))),
    handle(act.review, (call) => toRecordDetail(review(getTarget(call), call.body, call.operator))),
    handle(act.contact, (call) => {
      const { version: _, ...result } = call.body;
      return toRecordDetail(contact(getTarget(call), result, call.operator));
    }),
    handle(act.refer, (call) => toRecordDetail(refer(getTarget(call), call.body, call.operator))),
    handle(act.enroll, (call) => toRecordDetail(enroll(getTarget(call), call.operator))),
    handle(act.reject, (call) => toRecordDetail(reject(getTarget(call), call.body, call.operator))),
    handle(act.close, (call) => toRecordDetail(close(getTarget(call), call.body, call.operator))),
    handle(act.void, (call) => toRecordDetail(voidRecord(getTarget(call), call.body, call.operator))),
    handle(act.reopen, (call) => toRecordDetail(reopen(getTarget(call), call.body, call.operator))),
    handle(act.amend, (call) => toRecordDetail(amend(getTarget(call), call.body, call.operator))),
    handle(act.reveal, ({ params, body, operator, request, requestId }) =>
      revealRecord(find(state().world.records, params.id), body, operator, getOrigin({ request, requestId })),
    ),

    ...handlers,
  ],
};
