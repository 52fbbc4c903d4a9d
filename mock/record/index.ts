import type { z } from 'zod';
import { bulk as bulkLimit } from '../../src/contract/limits/bulk';
import { recordActionApi, recordApi } from '../../src/contract/record-detail';
import type { RecordFilter } from '../../src/contract/record-list';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import { OLD_HOSPITAL_COUNT } from '../hospital/fixtures';
import { getOrigin } from '../log/origin';
import { completeMembers } from '../member/account';
import { refuse } from '../refuse';
import { getResource } from '../resource';
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
  voidRecord,
  write,
} from './actions';
import { amend } from './amend';
import { recordExport } from './columns';
import { contact } from './contact';
import { recordTable, toRecordDetail } from './detail';
import { recordsBy } from './filter';
import { buildRecords, countRecords } from './fixtures';
import { forgetRecords } from './forget';
import { buildRecordHistory } from './history';
import { recordCounts, recordsPage } from './list';
import { recordMessages } from './messages';
import { openRecordWork } from './open-work';
import { revealRecord } from './reveal';

const { get, update, bulk, bulkMatching } = recordApi;
const act = recordActionApi;

const { handlers, workers } = getResource(
  { get, update, bulk, bulkMatching },
  {
    table: recordTable,
    rows: (filter: z.output<typeof RecordFilter>, sort?: string, operator?: Who) =>
      recordsBy(filter, operator?.id ?? '', sort),
    toListed: ({ id }) => id,
    actions: { update: write },
    change: (row, { change }, operator) => changeRecord(row, change, operator),
    checkMany: ({ change }, count) => {
      const isTooMany = change.action === 'assign' && count > bulkLimit.maxIds;
      refuse({ filter: isTooMany ? recordMessages.tooManyAssigned : undefined });
    },
    actionOf: ({ change }) => change.action,
  },
);

type OneRecord = { params: { id: string }; body: { version: number } };

const target = ({ params: { id }, body: { version } }: OneRecord) => ({ id, version });

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
  onAnonymize: forgetRecords,
  openWork: openRecordWork,
  exportTable: recordExport,
  workers,
  handlers: [
    handle(recordApi.list, ({ query, operator }) => recordsPage(query, operator.id)),
    handle(recordApi.search, ({ body, operator }) => recordsPage(body, operator.id)),
    handle(recordApi.counts, ({ query, operator }) => recordCounts(query, operator.id)),
    handle(recordApi.searchCounts, ({ body, operator }) => recordCounts(body, operator.id)),
    handle(recordApi.claimNext, ({ body, operator }) => {
      const row = claimNext(body, operator);
      return row && toRecordDetail(row);
    }),

    handle(act.claim, (call) => toRecordDetail(claim(target(call), call.operator))),
    handle(act.assign, (call) => toRecordDetail(assign(target(call), call.body.assigneeId, call.operator))),
    handle(act.review, (call) => toRecordDetail(review(target(call), call.body, call.operator))),
    handle(act.contact, (call) => {
      const { version: _, ...result } = call.body;
      return toRecordDetail(contact(target(call), result, call.operator));
    }),
    handle(act.refer, (call) => toRecordDetail(refer(target(call), call.body, call.operator))),
    handle(act.enroll, (call) => toRecordDetail(enroll(target(call), call.operator))),
    handle(act.reject, (call) => toRecordDetail(reject(target(call), call.body, call.operator))),
    handle(act.close, (call) => toRecordDetail(close(target(call), call.body, call.operator))),
    handle(act.void, (call) => toRecordDetail(voidRecord(target(call), call.body, call.operator))),
    handle(act.reopen, (call) => toRecordDetail(reopen(target(call), call.body, call.operator))),
    handle(act.amend, (call) => toRecordDetail(amend(target(call), call.body, call.operator))),
    handle(act.reveal, ({ params, body, operator, request, requestId }) =>
      revealRecord(find(state().world.records, params.id), body, operator, getOrigin({ request, requestId })),
    ),

    ...handlers,
  ],
};
