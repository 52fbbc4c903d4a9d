import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import { memberSensitive } from '@/contract/limits/member';
import type { Member, MemberBulkAction, MemberFilter, MemberQuery } from '@/contract/member';
import type {
  MemberDetail,
  MemberInput,
  MemberOverview,
  MemberRecord,
  MemberRecordQuery,
  MemberReveal,
  RevealedMember,
} from '@/contract/member-detail';
import { get, list, post, put } from './http';

export const listMembers = (query: MemberQuery, signal?: AbortSignal) =>
  list<Member>('/members', query, { sensitive: memberSensitive, signal });

/** Tags in use, most used first. */
export const listMemberTags = () => get<string[]>('/members/tags');

/** @throws AppError 409 when `version` is no longer the newest */
export const setMemberTags = ({ id, version }: Member, tags: string[]) =>
  put<Member>(`/members/${encodeURIComponent(id)}/tags`, { tags, version }, { skipErrorHandler: true });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableMember = ({ id, version }: Member, reason: string) =>
  post<Member>(`/members/${encodeURIComponent(id)}/disable`, { reason, version }, { skipErrorHandler: true });

/** @throws AppError 409 when `version` is no longer the newest */
export const enableMember = ({ id, version }: Member, reason: string) =>
  post<Member>(`/members/${encodeURIComponent(id)}/enable`, { reason, version }, { skipErrorHandler: true });

/**
 * Erases the personal data of a member for good.
 * @throws AppError 422 with `blockedBy` while a record of the member is being worked on
 */
export const anonymiseMember = ({ id, version }: Member, memberNo: string) =>
  post<Member>(`/members/${encodeURIComponent(id)}/anonymise`, { memberNo, version }, { skipErrorHandler: true });

export const changeMembers = (ids: string[], change: MemberBulkAction) =>
  post<BulkResult>('/members/bulk', { ids, change });

export const changeMatchingMembers = (filter: MemberFilter, excludedIds: string[], change: MemberBulkAction) =>
  post<Job>('/members/bulk-matching', { filter, excludedIds, change });

/** @throws AppError 404 when there is no such member */
export const getMember = (id: string) => get<MemberDetail>(`/members/${encodeURIComponent(id)}`);

/**
 * @param input `realName` and `mobile` only when they were changed; null clears them
 * @throws AppError 409 when `version` is no longer the newest, 422 with field errors
 */
export const updateMember = ({ id, version }: Pick<Member, 'id' | 'version'>, input: MemberInput) =>
  put<MemberDetail>(`/members/${encodeURIComponent(id)}`, { ...input, version }, { skipErrorHandler: true });

/**
 * Clear values of a member, for 60 seconds; the look is logged.
 * @throws AppError 422 for a cancelled member or one without consent, 429 past the hourly limit
 */
export const revealMember = (id: string, input: MemberReveal) =>
  post<RevealedMember>(`/members/${encodeURIComponent(id)}/reveal`, input, { skipErrorHandler: true });

/** What is still to do for a member, and what the member did last. */
export const getMemberOverview = (id: string) => get<MemberOverview>(`/members/${encodeURIComponent(id)}/overview`);

export const listMemberRecords = (id: string, query: MemberRecordQuery, signal?: AbortSignal) =>
  list<MemberRecord>(`/members/${encodeURIComponent(id)}/records`, query, { signal });
