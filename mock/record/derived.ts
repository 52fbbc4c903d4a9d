import type { MemberRecord } from '../../src/contract/member-detail';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { RecordRow } from './fixtures';

type Derived = Pick<MemberRecord, 'totalScore' | 'levelName' | 'redFlagCount' | 'agreementStatus' | 'reportCount'>;

/** Says what follows from records, their quizzes, agreements and reports; made once for many. */
export function derivedPresenter(): (record: RecordRow) => Derived {
  const { world } = state();
  const projects = byId(world.projects);
  const quizzes = byId(world.quizzes);
  // The one that was sent last stands last.
  const agreements = new Map(world.agreements.map(({ recordId, status }) => [recordId, status]));
  const reports = new Map<string | null, number>();
  for (const { recordId } of world.reports) reports.set(recordId, (reports.get(recordId) ?? 0) + 1);

  return ({ id, projectId, quizId, totalScore, levelCode, flags }) => {
    const levels = quizzes.get(quizId)?.resultLevels;
    const level = levels?.find(({ dimensionId, code }) => dimensionId === null && code === levelCode);
    const needsAgreement = projects.get(projectId)?.needAgreement ?? false;
    return {
      totalScore,
      levelName: level?.name ?? null,
      redFlagCount: flags.filter(({ flag }) => flag === 'red').length,
      agreementStatus: needsAgreement ? (agreements.get(id) ?? 'unsigned') : 'notRequired',
      reportCount: reports.get(id) ?? 0,
    };
  };
}
