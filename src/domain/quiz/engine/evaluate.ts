import type { QuizContent, ResultLevel } from '../../../contract/quiz';
import type { Answers, RaisedFlag } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { type HintKey, toHintKey } from '../../hint/levels';
import { createPlan } from './plan';
import { getPoints, type Points } from './points';
import type { Explanation, QuestionResult, QuizResult } from './result';
import { findLevel, findLevelWithoutScore, getSeverity } from './severity';
import { getTotals, type Scored } from './totals';
import { type Departure, type Step, walk } from './walk';

/**
 * Result of a quiz for any answers, as if they were submitted now. It never fails, and depends only on the quiz, the
 * answers and the day. `today` is a business day of Asia/Shanghai.
 *
 * Hidden questions have no answer, no points and no flag (docs/domain.md 4.1, Visibility); once the quiz has stopped,
 * all following questions are hidden.
 */
export function evaluate(quiz: QuizContent, answers: Answers, today: string): QuizResult {
  const isWeighted = quiz.scoreMode === 'weighted';
  const questions: QuestionResult[] = [];
  const scored: Scored[] = [];
  const flags: RaisedFlag[] = [];
  const explanation: Explanation[] = [];
  let stop: QuizResult['outcome'] = 'finished';
  let isComplete = true;

  for (const step of walk(createPlan(quiz), answers, today)) {
    const { reading, departure } = step;
    const { question } = step.place;
    const raised = getFlags(step);
    const isScored = question.scored && quiz.scoreMode !== 'none';
    const points = isScored && reading?.accepted !== undefined ? getPoints(question, reading.accepted) : null;

    explanation.push(...explainVisibility(step));
    if (isScored && reading) {
      scored.push({ question, points: points?.points ?? null });
      explanation.push(...explainPoints(question, points, isWeighted));
    }
    flags.push(...raised);
    for (const { optionId, flag } of raised) {
      explanation.push({ kind: 'flag', questionId: question.questionId, optionId, flag });
    }
    explanation.push(...explainDeparture(question, departure));
    if (departure?.to === 'end') stop = 'ended';
    if (departure?.to === 'disqualified') stop = 'disqualified';
    if (reading && reading.problems.length > 0) isComplete = false;
    questions.push(questionResult(step, answers, points?.points ?? null, raised));
  }

  return {
    outcome: stop,
    isComplete,
    questions,
    flags,
    ...conclude(quiz, scored, flags, stop, isComplete, explanation),
  };
}

/**
 * Derives totals, levels, severity and hints from points and flags.
 *
 * A disqualified member gets no total and no level, because a partial score would be mistaken for the score. The record
 * is closed at once unless a red flag was raised, which an operator has to review; a `warn` does not keep it open
 * (docs/domain.md 4.1, Disqualify). The hint `redFlag` comes before that of the level, even then and when the quiz ends
 * early.
 */
function conclude(
  quiz: QuizContent,
  scored: readonly Scored[],
  flags: readonly RaisedFlag[],
  outcome: QuizResult['outcome'],
  isComplete: boolean,
  explanation: Explanation[],
) {
  const isDisqualified = outcome === 'disqualified';
  const hasRedFlag = flags.some(({ flag }) => flag === 'red');
  const score = isDisqualified ? { total: null, dimensions: [] } : getTotals(quiz, scored);

  const dimensions = score.dimensions.map(({ dimensionId, score }) => {
    const levelCode = findLevel(quiz.resultLevels, dimensionId, score)?.code ?? null;
    explanation.push({ kind: 'dimension', dimensionId, score, levelCode });
    return { dimensionId, score, levelCode };
  });
  if (score.total !== null) explanation.push({ kind: 'total', score: score.total });
  const level = isDisqualified ? null : levelIn(quiz, score.total, isComplete);
  if (level) {
    const { code, minScore, maxScore } = level;
    explanation.push({ kind: 'level', levelCode: code, minScore, maxScore });
  }

  return {
    total: score.total,
    dimensions,
    levelCode: level?.code ?? null,
    severity: getSeverity(level, flags, isDisqualified),
    eligibility: isDisqualified ? ('ineligible' as const) : ('pending' as const),
    next: isDisqualified && !hasRedFlag ? ('close' as const) : ('review' as const),
    hints: getHintKeys(level, hasRedFlag, isDisqualified),
    explanation,
  };
}

const levelIn = (quiz: QuizContent, total: number | null, isComplete: boolean) => {
  if (quiz.scoreMode !== 'none') return findLevel(quiz.resultLevels, null, total);
  return isComplete ? findLevelWithoutScore(quiz) : null;
};

function getHintKeys(level: ResultLevel | null, hasRedFlag: boolean, isDisqualified: boolean): HintKey[] {
  return [
    ...(hasRedFlag ? [{ code: 'redFlag', fallback: 'redFlag' }] : []),
    ...(isDisqualified ? [{ code: 'excluded', fallback: 'excluded' }] : []),
    ...(level ? [toHintKey(level)] : []),
  ];
}

/** Flags of the selected options that can be selected, whether or not the answer is accepted. */
function getFlags({ place: { question }, reading }: Step): RaisedFlag[] {
  return (reading?.options ?? []).flatMap(({ optionId, label, riskFlag }) =>
    riskFlag === 'none'
      ? []
      : [{ questionId: question.questionId, optionId, title: question.title, optionLabel: label, flag: riskFlag }],
  );
}

function questionResult(step: Step, answers: Answers, points: number | null, raised: RaisedFlag[]): QuestionResult {
  const { reading, hiddenBy, options } = step;
  const { question } = step.place;
  return {
    questionId: question.questionId,
    type: question.type,
    hiddenBy,
    optionIds: hiddenBy ? [] : options.map(({ optionId }) => optionId),
    value: reading?.given ?? null,
    others: reading?.others ?? {},
    chosen: reading?.options.map(({ optionId }) => optionId) ?? [],
    problems: reading?.problems ?? [],
    isDropped: hiddenBy !== null && Object.hasOwn(answers, question.questionId),
    points,
    flag: raised.some(({ flag }) => flag === 'red') ? 'red' : (raised[0]?.flag ?? 'none'),
  };
}

function explainVisibility({ place, hiddenBy, shownBy }: Step): Explanation[] {
  const { questionId } = place.question;
  if (hiddenBy) return [{ kind: 'hidden', questionId, by: hiddenBy }];
  return shownBy ? [{ kind: 'shown', questionId, ruleId: shownBy.rule.ruleId }] : [];
}

function explainPoints(question: Question, points: Points | null, isWeighted: boolean): Explanation[] {
  const { questionId } = question;
  if (points === null || points.points === null) return [{ kind: 'unscored', questionId }];
  const parts = points.parts.map((part): Explanation => ({ kind: 'points', questionId, ...part }));
  if (points.uncapped !== null) parts.push({ kind: 'capped', questionId, from: points.uncapped, to: points.points });
  if (isWeighted) parts.push({ kind: 'weighted', questionId, points: points.points, weight: question.weight ?? 1 });
  return parts;
}

function explainDeparture({ questionId }: Question, departure: Departure): Explanation[] {
  if (departure === null) return [];
  if ('options' in departure) {
    return departure.options.map(({ optionId }) => ({ kind: 'disqualified', questionId, optionId, ruleId: null }));
  }
  const { ruleId } = departure.rule;
  if (departure.to === 'end') return [{ kind: 'end', questionId, ruleId }];
  if (departure.to === 'disqualified') return [{ kind: 'disqualified', questionId, optionId: null, ruleId }];
  return [{ kind: 'jump', questionId, ruleId, to: departure.to.question.questionId }];
}
