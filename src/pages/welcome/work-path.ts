import type { WorkItem } from '@/contract/workbench';
import { followUpPath } from '@/features/follow-up/follow-up-path';
import { recordPath } from '@/features/record/record-path';
import { reportPath } from '@/features/report/report-path';

/** Where each kind of work is done; of one that is newer than the console that is not known. */
const paths = new Map<string, (id: string) => string>([
  ['record', recordPath],
  ['followUp', followUpPath],
  ['report', reportPath],
]);

/** The address at which a piece of work is done. */
export const workPath = ({ kind, id }: Pick<WorkItem, 'kind' | 'id'>) => paths.get(kind)?.(id);
