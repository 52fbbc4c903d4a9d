import type { QuizContent } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';
import { toDayNumber } from '../../day';
import { isRelativeDay, resolveDay } from '../calendar';
import { createFinding, type Finding } from './finding';

/**
 * Checks the first and last accepted day of date questions. If the first day moves with today and the last is fixed,
 * the range will become empty, which is a warning with the number of days left.
 */
export const checkDates = ({ questions }: QuizContent, today: string): Finding[] =>
  questions.flatMap((question, index) =>
    question.type === 'date' ? checkDays(question, ['questions', index, 'validation'], today) : [],
  );

function checkDays({ code, validation: { minDate, maxDate } }: Question, at: Finding['at'], today: string): Finding[] {
  const from = minDate === undefined ? Number.NEGATIVE_INFINITY : resolveDay(minDate, today);
  const to = maxDate === undefined ? Number.POSITIVE_INFINITY : resolveDay(maxDate, today);
  if (from === undefined || to === undefined) return [createFinding('dateInvalid', at, { question: code })];
  if (minDate === undefined || maxDate === undefined) return [];
  if (from > to) return [createFinding('minAboveMax', at, { name: code, min: minDate, max: maxDate })];
  if (!isRelativeDay(minDate) || toDayNumber(maxDate) === undefined) return [];
  return [createFinding('dateRangeEnds', at, { question: code, max: maxDate, days: to - from + 1 })];
}
