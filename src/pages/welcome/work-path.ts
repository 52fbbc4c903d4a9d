import type { WorkItem } from '@/contract/workbench';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';

/** URL by kind of work; unknown kinds have none. */
const paths = new Map<string, (id: string) => string>([
  ['record', recordPath],
  ['followUp', followUpPath],
  ['report', reportPath],
]);

/** URL of a work item. */
export const workPath = ({ kind, id }: Pick<WorkItem, 'kind' | 'id'>) => paths.get(kind)?.(id);
