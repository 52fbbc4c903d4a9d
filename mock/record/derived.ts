import type { MemberRecord } from '../../src/contract/member-detail';
import { state } from '../state';
import type { RecordRow } from './fixtures';

type Derived = Pick<MemberRecord, 'totalScore' | 'levelName' | 'redFlagCount' | 'agreementStatus' | 'reportCount'>;

/** What follows from a record; its agreement, until its own screen comes, from its number alone. */
export function derivedOf({ id, projectId, status, totalScore, levelCode, flags }: RecordRow): Derived {
  const seed = Number(id);
  const quiz = state().world.quizzes.find((one) => one.projectId === projectId && one.status !== 'draft');
  const level = quiz?.resultLevels.find((one) => one.dimensionId === null && one.code === levelCode);
  const isBegun = status === 'inProgress';
  return {
    totalScore,
    levelName: level?.name ?? null,
    redFlagCount: flags.filter(({ flag }) => flag === 'red').length,
    agreementStatus: isBegun ? 'unsigned' : seed % 4 === 0 ? 'notRequired' : 'signed',
    reportCount: state().world.reports.filter(({ recordId }) => recordId === id).length,
  };
}
