import { memberSensitive } from '@/contract/limits/member';
import type { BlockedBy, Member, MemberBulkAction, MemberFilter, MemberQuery } from '@/contract/member';
import type {
  MemberDetail,
  MemberInput,
  MemberOverview,
  MemberRecord,
  MemberRecordQuery,
  MemberReveal,
  RevealedMember,
} from '@/contract/member-detail';
import { isBulkResult } from './bulk';
import { get, inForm, inPlace, list, post, put } from './http';
import { isJob } from './job';
import { getOne } from './one';
import { isRecordNamed } from './record';
import { isText, listOf, shape } from './shape';

const isMember = shape<Member>({ id: 'text', version: 'count', tags: 'array' });
const isMemberDetail = shape<MemberDetail>({
  id: 'text',
  version: 'count',
  tags: 'array',
  suspectedDuplicateOf: 'array',
});
const isOverview = shape<MemberOverview>({ openWork: 'array', events: 'array' });
const isRecord = shape<MemberRecord>({ id: 'text' });
export const isBlockedBy = shape<BlockedBy>({ blockedBy: listOf(isRecordNamed) });
const isRevealed = shape<RevealedMember>({ values: 'object' });

type Version = Pick<Member, 'id' | 'version'>;

export const listMembers = (query: MemberQuery, signal?: AbortSignal) =>
  list('/members', query, { row: isMember, sensitive: memberSensitive, signal });

/** Tags in use, most used first. */
export const listMemberTags = () => get('/members/tags', undefined, { shape: listOf(isText) });

/** @throws AppError 409 when `version` is no longer the newest */
export const setMemberTags = ({ id, version }: Version, tags: string[]) =>
  put(`/members/${encodeURIComponent(id)}/tags`, { tags, version }, { ...inForm, shape: isMemberDetail });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableMember = ({ id, version }: Version, reason: string) =>
  post(`/members/${encodeURIComponent(id)}/disable`, { reason, version }, { ...inForm, shape: isMemberDetail });

/** @throws AppError 409 when `version` is no longer the newest */
export const enableMember = ({ id, version }: Version, reason: string) =>
  post(`/members/${encodeURIComponent(id)}/enable`, { reason, version }, { ...inForm, shape: isMemberDetail });

/**
 * Erases the personal data of a member for good.
 * @throws AppError 422 with `blockedBy` while a record of the member is being worked on
 */
export const anonymiseMember = ({ id, version }: Version, memberNo: string) =>
  post(`/members/${encodeURIComponent(id)}/anonymise`, { memberNo, version }, { ...inForm, shape: isMemberDetail });

export const changeMembers = (ids: string[], change: MemberBulkAction) =>
  post('/members/bulk', { ids, change }, { shape: isBulkResult });

export const changeMatchingMembers = (filter: MemberFilter, excludedIds: string[], change: MemberBulkAction) =>
  post('/members/bulk-matching', { filter, excludedIds, change }, { shape: isJob });

/** @throws AppError 404 when there is no such member */
export const getMember = (id: string) => getOne('/members', id, isMemberDetail);

/**
 * @param input `realName` and `mobile` only when they were changed; null clears them
 * @throws AppError 409 when `version` is no longer the newest, 422 with field errors
 */
export const updateMember = ({ id, version }: Version, input: MemberInput) =>
  put(`/members/${encodeURIComponent(id)}`, { ...input, version }, { ...inForm, shape: isMemberDetail });

/**
 * Clear values of a member, for 60 seconds; the look is logged.
 * @throws AppError 422 for a cancelled member or one without consent, 429 past the hourly limit
 */
export const revealMember = (id: string, input: MemberReveal) =>
  post(`/members/${encodeURIComponent(id)}/reveal`, input, { ...inForm, shape: isRevealed });

/** What is still to do for a member, and what the member did last. */
export const getMemberOverview = (id: string) =>
  get(`/members/${encodeURIComponent(id)}/overview`, undefined, { ...inPlace, shape: isOverview });

export const listMemberRecords = (id: string, query: MemberRecordQuery, signal?: AbortSignal) =>
  list(`/members/${encodeURIComponent(id)}/records`, query, { row: isRecord, signal });
