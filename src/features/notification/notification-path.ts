import type { Notification } from '@/contract/notification';
import { openStatuses } from '@/domain/record-status';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { quizEditPath, quizReviewPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';

const entityPaths = new Map([
  ['record', recordPath],
  ['followUp', followUpPath],
  ['report', reportPath],
  ['quiz', quizEditPath],
]);

const getMyQueueSearch = (status: string) =>
  new URLSearchParams({ tab: 'all', assignee: 'me', status, sort: 'priority' }).toString();

/** Lists of the open work of the operator by kind, because several assignments at once open none of them. */
const ownPath = new Map([
  ['record', `/record/record-list?${getMyQueueSearch(openStatuses.join(','))}`],
  ['followUp', `/data/follow-tracks?${getMyQueueSearch('pending,overdue')}`],
  ['report', '/data/report-list?tab=reviewingMine'],
]);

/** Pages where the verdict of a review is followed up. */
const verdictPath = new Map<string, (id: string) => string>([
  ['quiz', quizReviewPath],
  ['resultHint', (id) => `/setting/result-hint?edit=${encodeURIComponent(id)}`],
]);

/** Pages where a request is handled, if that is not the entity itself. */
const requestPath = new Map<string, (id: string) => string>([
  ['quiz', quizReviewPath],
  ['resultHint', () => '/setting/result-hint?reviewRequest=mine'],
]);

/** URL of the entity of a notification. @returns undefined for jobs and unknown kinds */
export const notificationPath = ({
  kind,
  entityType,
  entityId,
}: Pick<Notification, 'kind' | 'entityType' | 'entityId'>) => {
  if (entityId === null) return ownPath.get(entityType);
  const isVerdict = kind === 'reviewPassed' || kind === 'reviewRejected';
  const paths = kind === 'reviewRequested' ? requestPath : isVerdict ? verdictPath : entityPaths;
  return paths.get(entityType)?.(entityId);
};
