import type fc from 'fast-check';
import type { Dimension, QuizContent, ResultLevel } from '../../../contract/quiz';
import type { QuestionType } from '../../../contract/quiz-question';
import type { PublishContext } from '../checks/finding';
import { getScoreStep } from '../checks/score-step';
import { emptyQuiz, newLevel } from '../edit/defaults';
import { getScoreRange } from '../reach/score-range';
import { questionFrom, today } from './questions';
import { ruleFrom } from './rules';
import { type Tape, tapes } from './tape';

export type Wanted = {
  questions?: number;
  types?: readonly QuestionType[];
  scoreMode?: QuizContent['scoreMode'];
};

const modes = ['sum', 'none', 'weighted', 'dimension'] as const;
const severities = ['normal', 'low', 'medium', 'high', 'critical'] as const;

/** A quiz that passes the publish checks, with any question types, rules and scoring mode. */
export function quizFrom(tape: Tape, wanted: Wanted = {}): QuizContent {
  const scoreMode = wanted.scoreMode ?? tape.pick(modes);
  const dimensions = tape.times(
    scoreMode === 'dimension' ? tape.between(1, 3) : 0,
    (index): Dimension => ({
      dimensionId: `d${index}`,
      name: `Dimension ${index}`,
      method: tape.pick(['sum', 'mean']),
    }),
  );
  const base: QuizContent = { ...emptyQuiz('Quiz'), scoreMode, dimensions };
  const count = tape.between(0, (wanted.questions ?? 9) - 1);
  const first = { ...questionFrom(tape, base, 0, 'single'), scored: scoreMode !== 'none', required: true };
  const scoredFirst = {
    ...first,
    dimensionId: dimensions[0]?.dimensionId ?? null,
    options: first.options.map((option, index) => ({ ...option, score: option.score ?? index })),
  };
  const others = tape.times(count, (index) =>
    questionFrom(tape, base, index + 1, wanted.types && tape.pick(wanted.types)),
  );
  const at = tape.below(others.length + 1);
  const questions = [...others.slice(0, at), scoredFirst, ...others.slice(at)];
  const rules = tape.times(tape.between(0, 6), (index) => ruleFrom(tape, questions, index));
  const quiz = { ...base, questions, rules: rules.filter((rule) => rule !== null) };
  return withLevels(tape, scoreMode === 'none' || getScoreRange(quiz, today) ? quiz : withoutDisqualification(quiz));
}

/** For quizzes in which everyone would be disqualified. */
const withoutDisqualification = (quiz: QuizContent): QuizContent => ({
  ...quiz,
  rules: quiz.rules.filter(({ targetKind }) => targetKind !== 'disqualify'),
  questions: quiz.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, disqualify: false })),
  })),
});

function withLevels(tape: Tape, quiz: QuizContent): QuizContent {
  const excluded = tape.oneIn(3) ? [{ ...newLevel('excluded', 'excluded'), name: 'Excluded' }] : [];
  const scopes = [null, ...quiz.dimensions.filter(() => tape.oneIn(2)).map(({ dimensionId }) => dimensionId)];
  const levels =
    quiz.scoreMode === 'none'
      ? [{ ...newLevel('only', 'normal'), name: 'Only' }]
      : scopes.flatMap((scope) => levelsOf(tape, quiz, scope));
  return { ...quiz, resultLevels: [...levels, ...excluded] };
}

/** Contiguous levels that cover all possible scores. */
function levelsOf(tape: Tape, quiz: QuizContent, dimensionId: string | null): ResultLevel[] {
  const range = getScoreRange(quiz, today, dimensionId) as { min: number; max: number };
  const unit = getScoreStep(quiz, dimensionId) * 100;
  const last = Math.round(range.max * 100);
  let from = Math.round(range.min * 100);
  const levels: ResultLevel[] = [];
  for (const severity of severities) {
    const to = severity === 'critical' || tape.oneIn(3) ? last : Math.min(last, from + unit * tape.between(0, 8));
    const code = `${dimensionId ?? 'total'}-${severity}`;
    levels.push({ ...newLevel(code, severity), name: code, dimensionId, minScore: from / 100, maxScore: to / 100 });
    from = to + unit;
    if (to === last) break;
  }
  return levels;
}

export const quizzes = (wanted?: Wanted): fc.Arbitrary<QuizContent> => tapes.map((tape) => quizFrom(tape, wanted));

const codes = [...severities, 'redFlag', 'excluded'];

/** A context in which no hint or agreement is missing. */
export const context: PublishContext = {
  today,
  projectId: 'p1',
  hasAgreement: true,
  hints: codes.map((levelCode) => ({ projectId: null, levelCode, status: 'enabled' })),
};

/** An unfinished draft: questions reordered or removed, and fields swapped. */
export function spoiled(tape: Tape, quiz: QuizContent): QuizContent {
  const shuffled = quiz.questions
    .filter(() => !tape.oneIn(6))
    .map((question) => ({ question, place: tape.below(100) }))
    .sort((a, b) => a.place - b.place)
    .map(({ question }) => question);
  const questions = shuffled.map((question) =>
    tape.oneIn(3)
      ? { ...question, type: tape.pick(quiz.questions).type, validation: tape.pick(quiz.questions).validation }
      : question,
  );
  const rules = quiz.rules.map((rule) => {
    const other = tape.pick(quiz.rules);
    return tape.oneIn(3)
      ? { ...rule, kind: other.kind, targetKind: other.targetKind, conditions: other.conditions }
      : rule;
  });
  return { ...quiz, questions, rules, scoreMode: tape.pick(modes), resultLevels: tape.some(quiz.resultLevels) };
}

export const drafts: fc.Arbitrary<QuizContent> = tapes.map((tape) => spoiled(tape, quizFrom(tape)));
