import type { QuizContent } from '../../../contract/quiz';
import type { AnswerInput, AnswerValue } from '../../../contract/quiz-answer';
import type { Question, QuizOption } from '../../../contract/quiz-question';
import { fromDayNumber, toDayNumber } from '../../day';
import { getChoiceLimits } from '../engine/read-answer';
import { getDecimals } from '../model';
import { today } from './questions';
import type { Tape } from './tape';

/** A valid answer that uses only visible options. */
export function validAnswer(
  tape: Tape,
  question: Question,
  visible: readonly QuizOption[] = question.options,
): AnswerInput {
  const others = Object.fromEntries(visible.map(({ optionId }) => [optionId, 'x']));
  return { value: validValue(tape, question, visible), others };
}

function validValue(tape: Tape, question: Question, visible: readonly QuizOption[]): AnswerValue {
  const { type, validation } = question;
  switch (type) {
    case 'single':
    case 'boolean':
      return tape.pick(visible).optionId;
    case 'multiple':
      return severalFrom(tape, question, visible);
    case 'number': {
      const scale = 10 ** getDecimals(validation);
      const min = Math.ceil((validation.min ?? -20) * scale);
      return tape.between(min, Math.floor((validation.max ?? 20) * scale)) / scale;
    }
    case 'rate':
      return tape.between(validation.min ?? 1, validation.max ?? 5);
    case 'date':
      return dayFrom(tape, question);
    case 'image':
      return ['file-1'];
    case 'region':
      return tape.pick(['440305', '440106', '110108', '310115']);
    case 'text':
    case 'textarea':
      return textFrom(tape, question);
    default:
      return 'signed';
  }
}

function severalFrom(tape: Tape, question: Question, visible: readonly QuizOption[]) {
  const plain = visible.filter(({ exclusive }) => !exclusive).map(({ optionId }) => optionId);
  const alone = visible.find(({ exclusive }) => exclusive);
  if (alone && (plain.length === 0 || tape.oneIn(4))) return [alone.optionId];
  const { min, max } = getChoiceLimits(question, visible);
  const count = tape.between(Math.max(1, min), Math.min(max, plain.length));
  return plain
    .map((id) => ({ id, place: tape.below(100) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ id }) => id);
}

function dayFrom(tape: Tape, { validation: { minDate, maxDate } }: Question) {
  const base = toDayNumber(today) as number;
  const known: Record<string, number> = { today: base, 'today-30d': base - 30, 'today+2d': base + 2 };
  const number = (day: string) => known[day] ?? (toDayNumber(day) as number);
  const min = minDate === undefined ? base - 400 : number(minDate);
  return fromDayNumber(tape.between(min, Math.max(min, maxDate === undefined ? base : number(maxDate))));
}

function textFrom(tape: Tape, { validation: { preset = 'none', pattern, minLength } }: Question) {
  const forms: Record<string, string[]> = {
    mobile: ['13812341234', '14000000000'],
    idCard: ['11010519491231002X'],
    name: ['Ann Example', 'aa'],
    email: ['a@example.com'],
  };
  if (pattern) return pattern === '\\d+' ? tape.pick(['123', '007']) : tape.pick(['x', 'abc', 'yy']);
  return tape.pick(forms[preset] ?? (minLength ? ['abc', 'yy'] : ['x', 'abc', '123', 'yy']));
}

const rubbish: unknown[] = [
  '',
  ' ',
  'none',
  0,
  -1,
  7.5,
  Number.NaN,
  1e300,
  [],
  [''],
  ['a', 1],
  {},
  null,
  '2026-02-30',
  true,
];

/** Answers to some questions, most of them valid, some arbitrary. */
export function anyAnswers(tape: Tape, { questions }: QuizContent): Record<string, AnswerInput> {
  const answered = questions.filter(() => !tape.oneIn(6));
  return Object.fromEntries(
    answered.map((question) => {
      const isRubbish = tape.oneIn(6) || (question.type === 'multiple' && question.options.length === 0);
      const answer =
        isRubbish || isUnanswerable(question)
          ? ({ value: tape.pick(rubbish), others: tape.pick([undefined, {}, { x: 1 }]) } as AnswerInput)
          : validAnswer(tape, question);
      return [question.questionId, answer];
    }),
  );
}

const isUnanswerable = ({ type, options }: Question) =>
  (type === 'single' || type === 'multiple' || type === 'boolean') && options.length === 0;
