import { questionTypes } from '../../../contract/limits/quiz';
import type { QuizContent } from '../../../contract/quiz';
import type { Question, QuestionType, QuizOption, Validation } from '../../../contract/quiz-question';
import { newOption, newQuestion } from '../edit/defaults';
import { isScorable, isScoredByDefault } from '../model';
import type { Tape } from './tape';

/** Business day used by all generated quizzes. */
export const today = '2026-03-02';

let ids = 0;
export const tools = { newId: () => `new-${++ids}`, yes: 'Yes', no: 'No' };

const scores = [0, 1, 2, 3, 5, -1, -2.5, 0.25, 1.01, 0.1];

/** A question that passes the publish checks by itself. */
export function questionFrom(tape: Tape, quiz: QuizContent, index: number, wanted?: QuestionType): Question {
  const type = wanted ?? tape.pick(questionTypes);
  const base = newQuestion(quiz, type, `q${index}`, tools);
  const scoreRanges = type === 'number' && tape.oneIn(2) ? rangesFrom(tape) : [];
  const scored = quiz.scoreMode !== 'none' && isScoredByDefault({ type, scoreRanges }) && !tape.oneIn(5);
  const dimension = tape.pick([null, ...quiz.dimensions])?.dimensionId ?? null;
  const isMultiple = type === 'multiple';
  const options = optionsFrom(tape, `q${index}`, type, scored);
  const maxChoices = isMultiple && tape.oneIn(2) ? tape.between(1, options.length) : null;
  return {
    ...base,
    questionId: `q${index}`,
    title: `Question ${index}`,
    description: tape.oneIn(4) ? 'More words' : null,
    required: type !== 'section' && type !== 'description' && (scored || tape.oneIn(2)),
    sensitive: tape.oneIn(5),
    options,
    maxChoices,
    minChoices: isMultiple && tape.oneIn(2) ? tape.between(0, maxChoices ?? options.length) : null,
    validation: validationFrom(tape, type, scoreRanges),
    scored,
    scoreCap: isMultiple && tape.oneIn(3) ? tape.between(1, 4) : null,
    scoreRanges,
    weight: quiz.scoreMode === 'weighted' && isScorable(type) ? tape.pick([1, 0, 0.5, 2, 1.25, 33.33]) : null,
    dimensionId: scored ? (dimension ?? quiz.dimensions[0]?.dimensionId ?? null) : dimension,
  };
}

function optionsFrom(tape: Tape, code: string, type: QuestionType, scored: boolean): QuizOption[] {
  if (type !== 'single' && type !== 'multiple' && type !== 'boolean') return [];
  const count = type === 'boolean' ? 2 : tape.between(2, 5);
  return tape.times(count, (index) => {
    const allowOther = tape.oneIn(6);
    return {
      ...newOption(`${code}-${index}`, `Option ${index}`),
      code: tape.oneIn(3) ? String(index) : null,
      score: scored || tape.oneIn(3) ? tape.pick(scores) : null,
      exclusive: type === 'multiple' && index === count - 1 && tape.oneIn(3),
      allowOther,
      otherRequired: allowOther && tape.oneIn(2),
      otherMaxLength: tape.pick([null, 1, 100]),
      riskFlag: tape.pick(['none', 'none', 'none', 'warn', 'red'] as const),
      disqualify: tape.oneIn(12),
    };
  });
}

function rangesFrom(tape: Tape) {
  let from = tape.between(-3, 3);
  return tape.times(tape.between(1, 4), () => {
    const min = from;
    from += tape.pick([0.5, 1, 2.25, 10]);
    return { min, max: from, score: tape.pick(scores) };
  });
}

const days: Validation[] = [
  {},
  { maxDate: 'today' },
  { minDate: 'today-30d', maxDate: 'today+2d' },
  { minDate: '2026-02-27' },
  { minDate: '2020-02-29', maxDate: '2026-03-02' },
];
const texts: Validation[] = [
  {},
  { minLength: 2, maxLength: 4 },
  { preset: 'mobile' },
  { preset: 'idCard' },
  { preset: 'name' },
  { preset: 'email' },
  { pattern: '[a-z]+', message: 'Letters only' },
  { pattern: '\\d+' },
];

function validationFrom(tape: Tape, type: QuestionType, ranges: Question['scoreRanges']): Validation {
  const first = ranges[0];
  const last = ranges[ranges.length - 1];
  switch (type) {
    case 'number': {
      const decimals = tape.between(0, 2);
      const min = first?.min ?? tape.between(-5, 0);
      return tape.oneIn(4) && !first
        ? {}
        : { decimals: first ? 2 : decimals, min, max: last?.max ?? min + tape.between(0, 20), unit: 'mmol/L' };
    }
    case 'rate':
      return tape.pick([{}, { min: 0, max: 10 }, { min: 1, max: 3 }]);
    case 'date':
      return tape.pick(days);
    case 'text':
      return tape.pick(texts);
    case 'textarea':
      return tape.pick(texts.slice(0, 2));
    case 'image':
      return tape.pick([{}, { maxFiles: 2, maxSizeMb: 5 }]);
    default:
      return {};
  }
}
