import { type MemberList, memberApi } from '../../src/contract/member';
import { bulkOn } from '../bulk';
import { type Call, handle } from '../handle';
import { startJob, toJob } from '../jobs/jobs';
import { anonymise, changeTags, disable, enable, setTags } from '../members/actions';
import { matchingMemberIds, membersBy } from '../members/filter';
import { toMember } from '../members/table';
import { tagsInUse } from '../members/tags';
import { state } from '../state';
import { page } from '../store/list';

function pageOf({ current, pageSize, sort, ...filter }: Call<typeof memberApi.search>['body']): MemberList {
  const { list, total } = page(membersBy(filter, sort), current, pageSize);
  return { list: list.map(toMember), total };
}

type OneMember = { params: { id: string }; body: { version: number } };

const target = ({ params: { id }, body: { version } }: OneMember) => ({ id, version });

export const memberHandlers = [
  handle(memberApi.list, ({ query }) => pageOf(query)),

  handle(memberApi.search, ({ body }) => pageOf(body)),

  handle(memberApi.tagSuggestions, () => tagsInUse(state().world.members)),

  handle(memberApi.setTags, (call) =>
    toMember(setTags(target(call), call.body.tags, { operatorName: call.operator.name })),
  ),

  handle(memberApi.disable, (call) =>
    toMember(disable(target(call), { operatorName: call.operator.name, reason: call.body.reason })),
  ),

  handle(memberApi.enable, (call) =>
    toMember(enable(target(call), { operatorName: call.operator.name, reason: call.body.reason })),
  ),

  handle(memberApi.anonymise, (call) =>
    toMember(anonymise(target(call), call.body.memberNo, { operatorName: call.operator.name })),
  ),

  handle(memberApi.bulk, ({ body: { ids, change }, operator, language }) =>
    bulkOn(state().world.members, ids, language, {
      unknown: 'memberUnknown',
      label: ({ memberNo }) => memberNo,
      change: (member) => changeTags(member, change, { operatorName: operator.name }),
    }),
  ),

  handle(memberApi.bulkMatching, ({ body: { filter, excludedIds, change }, operator, language }) => {
    const job = startJob({
      kind: 'bulk',
      entity: 'member',
      action: change.action,
      work: { type: 'changeTags', change },
      rowIds: matchingMemberIds({ filter, excludedIds }),
      operator,
      language,
    });
    return toJob(job, language);
  }),
];
