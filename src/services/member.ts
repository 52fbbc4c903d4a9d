import type { BulkResult } from '@/contract/bulk';
import type { Job } from '@/contract/job';
import { memberSensitive } from '@/contract/limits/member';
import type { Member, MemberBulkAction, MemberFilter, MemberQuery } from '@/contract/member';
import { get, list, post, put } from './http';

export const listMembers = (query: MemberQuery, signal?: AbortSignal) =>
  list<Member>('/members', query, { sensitive: memberSensitive, signal });

/** Tags in use, most used first. */
export const listMemberTags = () => get<string[]>('/members/tags');

/** @throws AppError 409 when `version` is no longer the newest */
export const setMemberTags = ({ id, version }: Member, tags: string[]) =>
  put<Member>(`/members/${id}/tags`, { tags, version }, { skipErrorHandler: true });

/** @throws AppError 409 when `version` is no longer the newest */
export const disableMember = ({ id, version }: Member, reason: string) =>
  post<Member>(`/members/${id}/disable`, { reason, version }, { skipErrorHandler: true });

/** @throws AppError 409 when `version` is no longer the newest */
export const enableMember = ({ id, version }: Member, reason: string) =>
  post<Member>(`/members/${id}/enable`, { reason, version }, { skipErrorHandler: true });

/**
 * Erases the personal data of a member for good.
 * @throws AppError 422 with `blockedBy` while a record of the member is being worked on
 */
export const anonymiseMember = ({ id, version }: Member, memberNo: string) =>
  post<Member>(`/members/${id}/anonymise`, { memberNo, version }, { skipErrorHandler: true });

export const changeMembers = (ids: string[], change: MemberBulkAction) =>
  post<BulkResult>('/members/bulk', { ids, change });

export const changeMatchingMembers = (filter: MemberFilter, excludedIds: string[], change: MemberBulkAction) =>
  post<Job>('/members/bulk-matching', { filter, excludedIds, change });
