import type { Project } from '../../src/contract/project-list';
import { toRoundedPercent } from '../../src/domain/analysis/figure';
import { getRecordStatus, hasReached } from '../../src/domain/record-status';
import type { RecordRow } from '../record/fixtures';
import type { ProjectRow } from './fixtures';

type Figures = Pick<
  Project,
  'viewCount' | 'startCount' | 'answeringCount' | 'recordCount' | 'qualifiedCount' | 'completionRate' | 'quotaUsed'
>;

/** Figures of a project. They are computed from its records and never stored (docs/domain.md 6.2 and 8). */
export function getFigures(
  { type, idleViewCount }: Pick<ProjectRow, 'type' | 'idleViewCount'>,
  records: readonly RecordRow[],
): Figures {
  const count = (matches: (record: RecordRow) => boolean) => records.filter(matches).length;
  const now = Date.now();
  const startCount = records.length;
  const recordCount = count(({ submittedAt }) => submittedAt !== null);
  return {
    viewCount: idleViewCount + startCount,
    startCount,
    answeringCount: count((record) => getRecordStatus(record, now) === 'inProgress'),
    recordCount,
    qualifiedCount: count((record) => hasReached('qualified', record)),
    completionRate: toRoundedPercent(recordCount, startCount),
    quotaUsed: type === 'recruit' ? count((record) => hasReached('enrolled', record)) : recordCount,
  };
}
