import type { RecordStatus } from '../../src/domain/record-status';
import type { Random } from '../fixtures/random';
import type { ProjectRow } from '../project/fixtures';

const over = ['closed', 'closed', 'closed', 'rejected', 'voided'] as const;

type Situation = {
  /** null while the quiz is being answered. */
  daysSinceSubmission: number | null;
  project: ProjectRow;
  isOver: boolean;
  isExcluded: boolean;
};

/** Picks the status of a generated record: the older it is, the further it has progressed. */
export function pickStatus(random: Random, { daysSinceSubmission, project, isOver, isExcluded }: Situation) {
  const days = daysSinceSubmission ?? 0;
  const [ended, usual] = [random.pick(over), random.pick(getUsualStatuses(days, project.type === 'recruit'))];
  if (daysSinceSubmission === null) return 'inProgress';
  if (isExcluded || project.status === 'archived') return 'closed';
  return isOver ? ended : usual;
}

function getUsualStatuses(days: number, isRecruit: boolean): readonly RecordStatus[] {
  if (days < 2) return ['submitted', 'submitted', 'reviewing'];
  if (days < 7) return ['submitted', 'reviewing', 'approved', 'approved', 'rejected'];
  if (days < 30)
    return ['submitted', 'reviewing', 'approved', 'contacted', 'contacted', 'referred', 'rejected', 'closed'];
  const late = [
    'contacted',
    'referred',
    'closed',
    'closed',
    'closed',
    'closed',
    'closed',
    'rejected',
    'voided',
  ] as const;
  return isRecruit ? [...late, 'enrolled', 'enrolled'] : late;
}
