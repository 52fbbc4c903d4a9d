import { personalFilters } from '@/contract/limits/personal-filters';
import type { BlockedBy, DoNotContact, Member, MemberBulkAction, MemberFilter, MemberQuery } from '@/contract/member';
import type {
  MemberDetail,
  MemberInput,
  MemberOverview,
  MemberRecord,
  MemberRecordQuery,
  MemberReveal,
  RevealedMember,
} from '@/contract/member-detail';
import { guard, isText, listOf } from './guard';
import { get, list, post, put, type ReadOptions } from './http';
import { isRecordNamed } from './record';
import { resource } from './resource';

const isMember = guard<Member>({ id: 'text', version: 'count', tags: 'array' });
const isMemberDetail = guard<MemberDetail>({
  id: 'text',
  version: 'count',
  tags: 'array',
  suspectedDuplicateOf: 'array',
});
const isOverview = guard<MemberOverview>({ openWork: 'array', events: 'array' });
const isRecord = guard<MemberRecord>({ id: 'text' });
export const isBlockedBy = guard<BlockedBy>({ blockedBy: listOf(isRecordNamed) });
const isRevealed = guard<RevealedMember>({ values: 'object' });

const members = resource<{
  item: MemberDetail;
  row: Member;
  input: MemberInput;
  query: MemberQuery;
  filter: MemberFilter;
  change: { change: MemberBulkAction };
}>('/members', { item: isMemberDetail, row: isMember, sensitive: personalFilters.member });

type Version = Pick<Member, 'id' | 'version'>;

export const { list: listMembers, get: getMember } = members;

/**
 * @param input `realName` and `mobile` only if they were changed; null clears them
 * @throws AppError 409 when `version` is no longer the newest, 422 with field errors
 */
export const updateMember = ({ id, version }: Version, input: MemberInput) => members.update(id, input, version);

export const changeMembers = (ids: string[], change: MemberBulkAction) => members.changeAll(ids, { change });

export const changeMatchingMembers = (filter: MemberFilter, excludedIds: string[], change: MemberBulkAction) =>
  members.changeMatching(filter, excludedIds, { change });

/** Tags in use, most used first. */
export const listMemberTags = () => get(`${members.path}/tags`, undefined, { errors: 'inline', shape: listOf(isText) });

/** @throws AppError 409 when `version` is no longer the newest */
export const setMemberTags = ({ id, version }: Version, tags: string[]) =>
  put(members.at(id, '/tags'), { tags, version }, { errors: 'caller', shape: isMemberDetail });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableMember = (member: Version, reason: string) => members.act(member, 'disable', { reason });

/** @throws AppError 409 when `version` is no longer the newest */
export const enableMember = (member: Version, reason: string) => members.act(member, 'enable', { reason });

/** @throws AppError 409 when `version` is no longer the newest, 422 for a day in the past */
export const setDoNotContact = (member: Version, said: DoNotContact) => members.act(member, 'do-not-contact', said);

/** @throws AppError 409 when `version` is no longer the newest */
export const allowContact = (member: Version, reason: string) => members.act(member, 'allow-contact', { reason });

/**
 * Erases the personal data of a member permanently.
 * @throws AppError 403 with `blockedBy` while the member has open records
 */
export const anonymizeMember = (member: Version, memberNo: string) => members.act(member, 'anonymise', { memberNo });

/**
 * Reveals clear values of a member for 60 seconds; logged.
 * @throws AppError 403 for a canceled member or one without consent, 429 past the hourly limit
 */
export const revealMember = (id: string, input: MemberReveal) =>
  post(members.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });

/** Open work for a member and last events of the member. */
export const getMemberOverview = (id: string) =>
  get(members.at(id, '/overview'), undefined, { errors: 'inline', shape: isOverview });

export const listMemberRecords = (id: string, query: MemberRecordQuery, options?: ReadOptions) =>
  list(members.at(id, '/records'), query, { ...options, row: isRecord });
