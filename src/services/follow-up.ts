import type { FollowUpBulkAction, FollowUpCreate } from '@/contract/follow-up';
import type { ContactResult } from '@/contract/follow-up-input';
import type {
  FollowUp,
  FollowUpAttempt,
  FollowUpCounts,
  FollowUpFilter,
  FollowUpQuery,
} from '@/contract/follow-up-list';
import { personalFilters } from '@/contract/limits/personal-filters';
import { guard } from './guard';
import { getOrPost, list, type Query } from './http';
import { resource } from './resource';

const isFollowUp = guard<FollowUp>({ id: 'text', followNo: 'text', version: 'count', attemptLog: 'array' });
const isCounts = guard<FollowUpCounts>({ overdue: 'count', today: 'count', all: 'count' });

const followUps = resource<{
  item: FollowUp;
  input: FollowUpCreate;
  query: FollowUpQuery;
  filter: FollowUpFilter;
  change: { change: FollowUpBulkAction };
}>('/follow-ups', { item: isFollowUp, sensitive: personalFilters.followUp });

type Versioned = Pick<FollowUp, 'id' | 'version'>;

export const { list: listFollowUps, get: getFollowUp, create: createFollowUp } = followUps;

/** Number of follow-ups of each tab under the shared filters, which are sent in the body if one of them is personal. */
export const countFollowUps = (filter: FollowUpFilter & Query) =>
  getOrPost('/follow-ups/counts', filter, personalFilters.followUp, { errors: 'inline', shape: isCounts });

/** A page of all follow-ups of the same patient, latest due date first. */
export const followUpTimeline = (id: string, page: { current: number; pageSize: number }, signal?: AbortSignal) =>
  list(followUps.at(id, '/timeline'), page, { row: isFollowUp, signal });

export const changeFollowUps = (ids: string[], change: FollowUpBulkAction) => followUps.changeAll(ids, { change });

export const changeMatchingFollowUps = (filter: FollowUpFilter, excludedIds: string[], change: FollowUpBulkAction) =>
  followUps.changeMatching(filter, excludedIds, { change });

/* All of these throw AppError 409 when `version` is no longer the newest, and 403 if the status does not allow them. */

/** @throws AppError 422 on `nextAt` if it is not in the future */
export const completeFollowUp = (one: Versioned, result: ContactResult) => followUps.act(one, 'complete', result);

export const addFollowUpAttempt = (one: Versioned, attempt: FollowUpAttempt) => followUps.act(one, 'attempts', attempt);

/** @throws AppError FOLLOW_UP_ATTEMPTS if there were not enough attempts */
export const giveUpFollowUp = (one: Versioned) => followUps.act(one, 'give-up');

export const rescheduleFollowUp = (one: Versioned, putOff: { dueAt: string; reason: string }) =>
  followUps.act(one, 'reschedule', putOff);

export const assignFollowUp = (one: Versioned, assigneeId: string) => followUps.act(one, 'assign', { assigneeId });

export const cancelFollowUp = (one: Versioned, reason: string) => followUps.act(one, 'cancel', { reason });

/** @throws AppError FOLLOW_UP_NO_ADVERSE if no reaction waits for it */
export const acknowledgeAdverse = (one: Versioned, note: string) => followUps.act(one, 'acknowledge', { note });

export const correctFollowUp = (
  one: Versioned,
  result: ContactResult & { reason: string; seriousKnownAt?: string | null },
) => followUps.act(one, 'correct', result);
