import type { MemberRecord } from '../../src/contract/member-detail';
import { state } from '../state';
import type { RecordRow } from './fixtures';

type Derived = Pick<MemberRecord, 'totalScore' | 'levelName' | 'redFlagCount' | 'agreementStatus' | 'reportCount'>;

/** What a record has besides its row until its own screens come, from its number alone: the same at every look. */
export function derivedOf({ id, projectId, severity, status }: RecordRow): Derived {
  const seed = Number(id);
  const quiz = state().world.quizzes.find((one) => one.projectId === projectId);
  const level = quiz?.resultLevels.find((one) => one.dimensionId === null && one.severity === severity);
  const [min, max] = [level?.minScore ?? 0, level?.maxScore ?? level?.minScore ?? 0];
  const isDangerous = severity === 'high' || severity === 'critical';
  const isBegun = status === 'inProgress';
  return {
    totalScore: level ? min + (seed % (Math.max(max - min, 0) + 1)) : null,
    levelName: level?.name ?? null,
    redFlagCount: isDangerous && seed % 3 === 0 ? 1 : 0,
    agreementStatus: isBegun ? 'unsigned' : seed % 4 === 0 ? 'notRequired' : 'signed',
    reportCount: isBegun ? 0 : seed % 3,
  };
}
