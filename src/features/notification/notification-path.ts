import type { Notification } from '@/contract/notification';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { quizEditPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';

const pathOf = new Map([
  ['record', recordPath],
  ['followUp', followUpPath],
  ['report', reportPath],
  ['quiz', quizEditPath],
]);

/** One's own of a kind: of several that were given at once none is opened. */
const ownPath = new Map([
  ['record', '/record/record-list?tab=all&assignee=me'],
  ['followUp', '/data/follow-tracks?tab=all'],
  ['report', '/data/report-list?tab=reviewingMine'],
]);

/** Address of that of which a notification tells. @returns undefined for jobs, and for what is newer than the console */
export const notificationPath = ({ entityType, entityId }: Pick<Notification, 'entityType' | 'entityId'>) =>
  entityId === null ? ownPath.get(entityType) : pathOf.get(entityType)?.(entityId);
