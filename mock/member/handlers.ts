import { type MemberList, memberApi } from '../../src/contract/member';
import { memberDetailApi } from '../../src/contract/member-detail';
import { bulkOn } from '../bulk';
import { type Call, handle } from '../handle';
import { startJob, toJob } from '../job/jobs';
import { originOf } from '../log/origin';
import { state } from '../state';
import { page } from '../store/list';
import { find } from '../store/update';
import { anonymise, changeTags, disable, enable, setTags } from './actions';
import { edit } from './edit';
import { matchingMemberIds, membersBy } from './filter';
import { memberMessages } from './messages';
import { overviewOf } from './overview';
import { recordsPage } from './records';
import { revealMember } from './reveal';
import { toMember, toMemberDetail } from './table';
import { tagsInUse } from './tags';

function pageOf({ current, pageSize, sort, ...filter }: Call<typeof memberApi.search>['body']): MemberList {
  const { list, total } = page(membersBy(filter, sort), current, pageSize);
  return { list: list.map(toMember), total };
}

const memberOf = ({ id }: { id: string }) => find(state().world.members, id);

type OneMember = { params: { id: string }; body: { version: number } };

const target = ({ params: { id }, body: { version } }: OneMember) => ({ id, version });

export const memberHandlers = [
  handle(memberApi.list, ({ query }) => pageOf(query)),

  handle(memberApi.search, ({ body }) => pageOf(body)),

  handle(memberApi.tagSuggestions, () => tagsInUse(state().world.members)),

  handle(memberDetailApi.setTags, (call) =>
    toMemberDetail(setTags(target(call), call.body.tags, { operatorName: call.operator.name })),
  ),

  handle(memberDetailApi.disable, (call) =>
    toMemberDetail(disable(target(call), { operatorName: call.operator.name, reason: call.body.reason })),
  ),

  handle(memberDetailApi.enable, (call) =>
    toMemberDetail(enable(target(call), { operatorName: call.operator.name, reason: call.body.reason })),
  ),

  handle(memberDetailApi.anonymise, (call) =>
    toMemberDetail(anonymise(target(call), call.body.memberNo, { operatorName: call.operator.name })),
  ),

  handle(memberApi.bulk, ({ body: { ids, change }, operator, language }) =>
    bulkOn(state().world.members, ids, language, {
      unknown: memberMessages.memberUnknown,
      label: ({ memberNo }) => memberNo,
      change: (member) => changeTags(member, change, { operatorName: operator.name }),
    }),
  ),

  handle(
    memberApi.bulkMatching,
    ({ body: { filter, excludedIds, change }, operator, language, request, requestId }) => {
      const job = startJob({
        kind: 'bulk',
        entity: 'member',
        action: change.action,
        work: { type: 'changeTags', change },
        rowIds: matchingMemberIds({ filter, excludedIds }),
        operator,
        origin: originOf({ request, requestId }),
        language,
      });
      return toJob(job, language);
    },
  ),

  handle(memberDetailApi.get, ({ params }) => toMemberDetail(memberOf(params))),

  handle(memberDetailApi.update, async (call) =>
    toMemberDetail(await edit(target(call), call.body, { operatorName: call.operator.name })),
  ),

  handle(memberDetailApi.reveal, ({ params, body, operator, request, requestId }) =>
    revealMember(memberOf(params), body, operator, originOf({ request, requestId })),
  ),

  handle(memberDetailApi.overview, ({ params }) => overviewOf(memberOf(params))),

  handle(memberDetailApi.records, ({ params, query }) => recordsPage(memberOf(params), query)),
];
