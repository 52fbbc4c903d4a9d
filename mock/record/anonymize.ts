import type { Answers } from '../../src/contract/quiz-answer';
import type { QuestionType } from '../../src/contract/quiz-question';
import { anonymizeLogs } from '../log/anonymize';
import { state } from '../state';
import type { RecordRow } from './fixtures';
import { getErasedFields } from './operator-work';

/** Fields whose values may identify the patient or relatives. */
const personal = [
  'patientName',
  'gender',
  'birthDate',
  'mobile',
  'idNo',
  'regionText',
  'answers',
  'amendments',
  'remark',
  'pendingReason',
  'rejectReason',
  'voidReason',
  'reopenReason',
] as const;

/** Question types whose answers cannot identify a person, unlike texts, drawings and uploads. */
const nonIdentifyingTypes = new Set<QuestionType | undefined>(['single', 'multiple', 'boolean', 'number', 'rate']);

function removeTexts(answers: Answers, questionTypes: ReadonlyMap<string, QuestionType>): Answers {
  const kept = Object.entries(answers).filter(([questionId]) => nonIdentifyingTypes.has(questionTypes.get(questionId)));
  return Object.fromEntries(kept.map(([questionId, { value }]) => [questionId, { value }]));
}

/** Deletes unsubmitted records of a member, and removes identifying data from the others (docs/domain.md 6.1). */
export function anonymizeRecords(memberId: string) {
  const { world } = state();
  const isOwn = (record: RecordRow) => record.memberId === memberId;
  const forget = (record: RecordRow): RecordRow => {
    const questions = world.quizzes.flatMap((quiz) => (quiz.projectId === record.projectId ? quiz.questions : []));
    const types = new Map(questions.map(({ questionId, type }) => [questionId, type]));
    return { ...record, answers: removeTexts(record.answers, types), ...getErasedFields() };
  };
  anonymizeLogs(
    'record',
    world.records.filter(isOwn).map(({ id }) => id),
    personal,
  );
  world.records = world.records
    .filter((record) => !isOwn(record) || record.status !== 'inProgress')
    .map((record) => (isOwn(record) ? forget(record) : record));
}
