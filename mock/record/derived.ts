import type { MemberRecord } from '../../src/contract/member-detail';
import { getAgreementStatus, getConsentState } from '../../src/domain/agreement/agreement-status';
import { getAgreementTerm } from '../agreement/term';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { RecordRow } from './fixtures';

type Derived = Pick<MemberRecord, 'totalScore' | 'levelName' | 'redFlagCount' | 'agreementStatus' | 'reportCount'>;

/**
 * Creates a function that derives fields of records from their quizzes, agreements and reports at `now` (milliseconds).
 */
export function createDeriver(now = Date.now()): (record: RecordRow) => Derived {
  const { world } = state();
  const projects = byId(world.projects);
  const quizzes = byId(world.quizzes);
  // Agreements are in order of creation, so the newest one wins.
  const agreements = new Map(world.agreements.map((row) => [row.recordId, row]));
  const reports = new Map<string | null, number>();
  for (const { recordId } of world.reports) reports.set(recordId, (reports.get(recordId) ?? 0) + 1);

  return ({ id, projectId, quizId, totalScore, levelCode, flags }) => {
    const levels = quizzes.get(quizId)?.resultLevels;
    const level = levels?.find(({ dimensionId, code }) => dimensionId === null && code === levelCode);
    const newest = agreements.get(id);
    return {
      totalScore,
      levelName: level?.name ?? null,
      redFlagCount: flags.filter(({ flag }) => flag === 'red').length,
      agreementStatus: getConsentState(
        projects.get(projectId)?.needAgreement ?? false,
        newest && getAgreementStatus(getAgreementTerm(newest), now),
      ),
      reportCount: reports.get(id) ?? 0,
    };
  };
}
