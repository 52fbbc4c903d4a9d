import type { RecordDetail } from '../../src/contract/record-detail';
import { hasConsent } from '../../src/domain/consent';
import { renderRichText, renderText } from '../../src/domain/hint/render';
import { maskIdNo, maskIp } from '../../src/domain/mask';
import { getScoreRange } from '../../src/domain/quiz/reach/score-range';
import { getDoNotContactAt } from '../member/do-not-contact';
import type { QuizRow } from '../quiz/table';
import { getCriticalByRecord } from '../report/critical';
import type { HintRow } from '../result-hint/fixtures';
import { state } from '../state';
import type { Table } from '../store/update';
import {
  getAnswerDay,
  getAnswers,
  getHiddenQuestions,
  getMaskedAnswers,
  getMaskedFlags,
  getQuiz,
  removeAnswer,
} from './answer-list';
import { getContradictions } from './contradictions';
import type { RecordRow } from './fixtures';
import { createFollowUpDeriver, createListedPresenter } from './list';
import { createRecordPresenter } from './table';
import { isWithdrawn } from './withdrawn';

const maxScores = new WeakMap<QuizRow['questions'], number | null>();

/** Maximum score of a quiz version, cached because it is slow to compute. */
function getMaxScore(quiz: QuizRow, day: string) {
  const known = maxScores.get(quiz.questions);
  if (known !== undefined) return known;
  const max = getScoreRange(quiz, day)?.max ?? null;
  maxScores.set(quiz.questions, max);
  return max;
}

/** Numeric answer to the question that is bound to `field`. */
function getMeasurement(record: RecordRow, field: 'height' | 'weight') {
  const question = getQuiz(record).questions.find(({ fieldBinding }) => fieldBinding === field);
  const value = question && record.answers[question.questionId]?.value;
  return typeof value === 'number' ? value : null;
}

/** Hint as the member saw it, with the result at that time. */
function toShownHint(hint: HintRow, record: RecordRow): RecordDetail['hintsShown'][number] {
  const { projects, hospitals } = state().world;
  const { totalScore, levelCode } = record.shownResult ?? record;
  const values = {
    score: hint.showScore && totalScore !== null ? String(totalScore) : null,
    levelName: hint.showLevel
      ? (getQuiz(record).resultLevels.find((level) => level.dimensionId === null && level.code === levelCode)?.name ??
        null)
      : null,
    projectName: projects.find(({ id }) => id === record.projectId)?.name ?? null,
    hospitalName: hospitals.find(({ id }) => id === record.hospitalId)?.name ?? null,
  };
  return {
    hintId: hint.id,
    title: renderText(hint.title, values),
    content: renderRichText(hint.content, values),
    suggestion: renderText(hint.suggestion ?? '', values) || null,
    disclaimer: renderText(hint.disclaimer, values),
  };
}

/** Record detail for an operator, without clear personal data. */
export function toRecordDetail(row: RecordRow): RecordDetail {
  const { members, followUps } = state().world;
  const line = createRecordPresenter(Date.now())(row);
  const quiz = getQuiz(row);
  const member = members.find(({ id }) => id === row.memberId);
  const withheld = isWithdrawn(row) ? 'withdrawn' : member && hasConsent(member) ? null : 'noConsent';
  const isHidden = withheld !== null;
  const [heightCm, weightKg] = [getMeasurement(row, 'height'), getMeasurement(row, 'weight')];
  const own = followUps.filter(({ recordId }) => recordId === row.id);
  const answers = getAnswers(row);
  return {
    ...createListedPresenter(createFollowUpDeriver())(line),
    quizId: quiz.id,
    quizVersion: quiz.quizVersion,
    relation: 'self',
    idNoMasked: member?.idNo ? maskIdNo(member.idNo) : null,
    regionText: member?.regionText ?? null,
    heightCm: isHidden ? null : heightCm,
    weightKg: isHidden ? null : weightKg,
    bmi: isHidden || !heightCm || !weightKg ? null : Math.round((weightKg / (heightCm / 100) ** 2) * 10) / 10,
    answers: isHidden ? answers.map(removeAnswer) : getMaskedAnswers(row),
    withheld,
    hiddenQuestions: isHidden ? [] : getHiddenQuestions(row),
    maxScore: getMaxScore(quiz, getAnswerDay(row)),
    riskFlags: isHidden ? [] : getMaskedFlags(row),
    contradictions: getContradictions(row, member, quiz),
    hintsShown: isWithdrawn(row) ? [] : row.hintsShown.map((hint) => toShownHint(hint, row)),
    amendments: isHidden ? [] : row.amendments,
    appointmentAt: row.appointmentAt,
    arrival: row.arrival,
    remark: row.remark,
    linkCode: row.linkCode,
    scene: row.scene,
    durationSec:
      (row.submittedAt && Math.round((Date.parse(row.submittedAt) - Date.parse(row.startedAt)) / 1000)) || null,
    ipMasked: row.ip && maskIp(row.ip),
    os: row.os,
    deviceModel: row.deviceModel,
    critical: getCriticalByRecord()(row.id),
    followUpCount: own.length,
    pendingReason: row.pendingReason,
    rejectReason: row.rejectReason,
    voidReason: row.voidReason,
    reopenReason: row.reopenReason,
    doNotContact: getDoNotContactAt(member, Date.now()),
  };
}

const getOperatorName = (id: string) => state().world.operators.find((one) => one.id === id)?.name ?? id;
const getHospitalName = (id: string) => state().world.hospitals.find((one) => one.id === id)?.name ?? id;

/** Table for the store; the log contains neither corrected answers nor results. */
export const recordTable: Table<RecordRow, RecordDetail> = {
  entityType: 'record',
  rows: () => state().world.records,
  toDto: toRecordDetail,
  labelOf: ({ recordNo }) => recordNo,
  masks: {
    assigneeId: getOperatorName,
    hospitalId: getHospitalName,
    answers: () => '***',
    // A withdrawal hides results, but not the log.
    totalScore: null,
    levelCode: null,
    severity: null,
    flags: null,
    hintKeys: null,
    shownResult: null,
    // Follows from the status, which is logged.
    reachedStage: null,
    amendments: (amendments) => amendments.length,
  },
};
