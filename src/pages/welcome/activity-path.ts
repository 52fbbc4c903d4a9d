import type { Activity } from '@/contract/workbench';
import { agreementPath } from '@/features/agreement/agreement-path';
import { channelPath, linkPath } from '@/features/channel/paths';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { memberPath } from '@/features/member/member-path';
import { linkEditPath, projectDetailPath, quizEditPath } from '@/features/project/project-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';

const editAt = (path: string) => (id: string) => `${path}?edit=${encodeURIComponent(id)}`;

/** URL by id, for entities with a screen or drawer. */
const paths = new Map<string, (id: string) => string>([
  ['member', memberPath],
  ['record', recordPath],
  ['report', reportPath],
  ['followUp', followUpPath],
  ['project', projectDetailPath],
  ['channel', channelPath],
  ['channelLink', linkPath],
  ['hospital', editAt('/setting/pilot-hospital')],
  ['category', editAt('/setting/project-category')],
  ['hotword', editAt('/setting/search-hotwords')],
  ['banner', editAt('/setting/home-banners')],
  ['resultHint', editAt('/setting/result-hint')],
]);

/** URL by parent and id, for entities on the screen of their parent. */
const partPaths = new Map<string, (parentId: string, id: string) => string>([
  ['agreement', agreementPath],
  ['quiz', quizEditPath],
  ['projectLink', linkEditPath],
]);

/** URL of singletons. */
const onlyPaths = new Map([
  ['customService', '/setting/custom-service'],
  ['page', '/analysis/visit-page'],
]);

/** URL of the entity of an activity; undefined if it has no screen or was deleted. */
export function activityPath({ entityType, entityId, parentId, label }: Activity) {
  const only = onlyPaths.get(entityType);
  if (only !== undefined || label === null) return only;
  return parentId === null ? paths.get(entityType)?.(entityId) : partPaths.get(entityType)?.(parentId, entityId);
}
