import { type MemberList, memberApi } from '../../src/contract/member';
import { memberDetailApi } from '../../src/contract/member-detail';
import { getMemberChannels } from '../channel/tree';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { type Call, handle } from '../handle';
import { getOrigin } from '../log/origin';
import { createResource } from '../resource';
import { page } from '../store/list';
import { find } from '../store/update';
import { allowContact, changeTags, disable, enable, setDoNotContact, setTags } from './actions';
import { memberExport } from './columns';
import { edit } from './edit';
import { findMembers } from './filter';
import { buildMembers } from './fixtures';
import { buildHistories } from './histories';
import { getOverview } from './overview';
import { getMemberRecordsPage } from './records';
import { revealMember } from './reveal';
import { memberTable, toMember, toMemberDetail } from './table';
import { getUsedTags } from './tags';

const { list, bulk, bulkMatching } = memberApi;
const { get, update } = memberDetailApi;

const { handlers, workers } = createResource(
  { list, bulk, bulkMatching, get, update },
  {
    table: memberTable,
    rows: findMembers,
    toListed: toMember,
    actions: { update: (target, input, { name }) => edit(target, input, { operatorName: name }) },
    change: changeTags,
    actionOf: ({ change }) => change.action,
  },
);

function search({ body: { current, pageSize, sort, ...filter } }: Call<typeof memberApi.search>): MemberList {
  const found = page(findMembers(filter, sort), current, pageSize);
  return { ...found, list: found.list.map(toMember) };
}

const getMember = ({ id }: { id: string }) => find(memberTable.rows(), id);

type OneMember = { params: { id: string }; body: { version: number } };

const getTarget = ({ params: { id }, body: { version } }: OneMember) => ({ id, version });
const getBy = ({ operator, body }: { operator: Who; body: { reason?: string } }) => ({
  operatorName: operator.name,
  ...(body.reason !== undefined && { reason: body.reason }),
});

export const member: Entity = {
  fixtures: {
    members: ({ now }, { random, memberCount }) => buildMembers(random(0), now, memberCount, getMemberChannels()),
  },
  history: ({ now, members, operators }, { random }) => buildHistories(random(4), now, members, operators),
  workers,
  exportTable: memberExport,
  handlers: [
    handle(memberApi.search, search),

    handle(memberApi.tagSuggestions, () => getUsedTags(memberTable.rows())),

    handle(memberDetailApi.setTags, (call) =>
      toMemberDetail(setTags(getTarget(call), call.body.tags, { operatorName: call.operator.name })),
    ),

    handle(memberDetailApi.disable, (call) => toMemberDetail(disable(getTarget(call), getBy(call)))),

    handle(memberDetailApi.enable, (call) => toMemberDetail(enable(getTarget(call), getBy(call)))),

    handle(memberDetailApi.setDoNotContact, (call) =>
      toMemberDetail(setDoNotContact(getTarget(call), call.body, getBy(call))),
    ),

    handle(memberDetailApi.allowContact, (call) => toMemberDetail(allowContact(getTarget(call), getBy(call)))),

    handle(memberDetailApi.reveal, ({ params, body, operator, request, requestId }) =>
      revealMember(getMember(params), body, operator, getOrigin({ request, requestId })),
    ),

    handle(memberDetailApi.overview, ({ params }) => getOverview(getMember(params))),

    handle(memberDetailApi.records, ({ params, query }) => getMemberRecordsPage(getMember(params), query)),

    ...handlers,
  ],
};
