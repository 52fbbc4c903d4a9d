import { type MemberList, memberApi } from '../../src/contract/member';
import { memberDetailApi } from '../../src/contract/member-detail';
import { usedChannels } from '../channel/tree';
import type { Entity } from '../entity';
import type { Who } from '../fixtures/operators';
import { type Call, handle } from '../handle';
import { getOrigin } from '../log/origin';
import { getResource } from '../resource';
import { page } from '../store/list';
import { find } from '../store/update';
import { allowContact, changeTags, disable, enable, setDoNotContact, setTags } from './actions';
import { memberExport } from './columns';
import { edit } from './edit';
import { membersBy } from './filter';
import { buildMembers } from './fixtures';
import { buildHistories } from './histories';
import { getOverview } from './overview';
import { recordsPage } from './records';
import { revealMember } from './reveal';
import { memberTable, toMember, toMemberDetail } from './table';
import { tagsInUse } from './tags';

const { list, bulk, bulkMatching } = memberApi;
const { get, update } = memberDetailApi;

const { handlers, workers } = getResource(
  { list, bulk, bulkMatching, get, update },
  {
    table: memberTable,
    rows: membersBy,
    toListed: toMember,
    actions: { update: (target, input, { name }) => edit(target, input, { operatorName: name }) },
    change: changeTags,
    actionOf: ({ change }) => change.action,
  },
);

function search({ body: { current, pageSize, sort, ...filter } }: Call<typeof memberApi.search>): MemberList {
  const found = page(membersBy(filter, sort), current, pageSize);
  return { ...found, list: found.list.map(toMember) };
}

const getMember = ({ id }: { id: string }) => find(memberTable.rows(), id);

type OneMember = { params: { id: string }; body: { version: number } };

const target = ({ params: { id }, body: { version } }: OneMember) => ({ id, version });
const by = ({ operator, body }: { operator: Who; body: { reason?: string } }) => ({
  operatorName: operator.name,
  ...(body.reason !== undefined && { reason: body.reason }),
});

export const member: Entity = {
  fixtures: {
    members: ({ now }, { random, memberCount }) => buildMembers(random(0), now, memberCount, usedChannels()),
  },
  history: ({ now, members, operators }, { random }) => buildHistories(random(4), now, members, operators),
  workers,
  exportTable: memberExport,
  handlers: [
    handle(memberApi.search, search),

    handle(memberApi.tagSuggestions, () => tagsInUse(memberTable.rows())),

    handle(memberDetailApi.setTags, (call) =>
      toMemberDetail(setTags(target(call), call.body.tags, { operatorName: call.operator.name })),
    ),

    handle(memberDetailApi.disable, (call) => toMemberDetail(disable(target(call), by(call)))),

    handle(memberDetailApi.enable, (call) => toMemberDetail(enable(target(call), by(call)))),

    handle(memberDetailApi.setDoNotContact, (call) =>
      toMemberDetail(setDoNotContact(target(call), call.body, by(call))),
    ),

    handle(memberDetailApi.allowContact, (call) => toMemberDetail(allowContact(target(call), by(call)))),

    handle(memberDetailApi.reveal, ({ params, body, operator, request, requestId }) =>
      revealMember(getMember(params), body, operator, getOrigin({ request, requestId })),
    ),

    handle(memberDetailApi.overview, ({ params }) => getOverview(getMember(params))),

    handle(memberDetailApi.records, ({ params, query }) => recordsPage(getMember(params), query)),

    ...handlers,
  ],
};
