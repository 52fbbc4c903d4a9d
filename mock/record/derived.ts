import type { MemberRecord } from '../../src/contract/member-detail';
import { newestAgreement } from '../agreement/newest';
import { state } from '../state';
import type { RecordRow } from './fixtures';

type Derived = Pick<MemberRecord, 'totalScore' | 'levelName' | 'redFlagCount' | 'agreementStatus' | 'reportCount'>;

/** What follows from a record. */
export function derivedOf({ id, projectId, totalScore, levelCode, flags }: RecordRow): Derived {
  const { agreements, projects, quizzes, reports } = state().world;
  const needsAgreement = projects.find((one) => one.id === projectId)?.needAgreement;
  const quiz = quizzes.find((one) => one.projectId === projectId && one.status !== 'draft');
  const level = quiz?.resultLevels.find((one) => one.dimensionId === null && one.code === levelCode);
  return {
    totalScore,
    levelName: level?.name ?? null,
    redFlagCount: flags.filter(({ flag }) => flag === 'red').length,
    agreementStatus: needsAgreement ? (newestAgreement(agreements, id)?.status ?? 'unsigned') : 'notRequired',
    reportCount: reports.filter(({ recordId }) => recordId === id).length,
  };
}
