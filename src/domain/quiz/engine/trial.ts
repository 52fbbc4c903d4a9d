import type { QuizContent, QuizRule, ResultLevel } from '../../../contract/quiz';
import type { Answers } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { findHint, type HintKey } from '../../hint/levels';
import type { PublishContext } from '../checks/finding';
import { getSectionIndexes } from '../model';
import { evaluate } from './evaluate';
import type { QuestionResult, QuizResult } from './result';
import { getTotals } from './totals';

export type TrialQuestion = QuestionResult & {
  /**
   * Ids of the rules behind its visibility: for a visible question the show rule that holds; for a hidden one the show
   * rules that do not hold, the jump over it, or the rule that ended the quiz. Empty when no rule affects it.
   */
  ruleIds: string[];
};

export type Trial<Hint> = Omit<QuizResult, 'questions' | 'hints' | 'levelCode'> & {
  questions: TrialQuestion[];
  /** Ids of the rules that took effect, in order. */
  rulesHit: string[];
  /** Score of the questions answered so far, unlike `total` even while answers are missing; null without scores. */
  scoreSoFar: number | null;
  level: ResultLevel | null;
  /** In the order in which the member sees them; `hint` is null when no enabled hint is found. */
  hints: { key: HintKey; hint: Hint | null }[];
};

/** A test run: what a member with these answers sees, and why (docs/domain.md 6.3, 试答). */
export function runTrial<Hint extends PublishContext['hints'][number]>(
  quiz: QuizContent,
  answers: Answers,
  { today, projectId, hints }: Pick<PublishContext, 'today' | 'projectId'> & { hints: readonly Hint[] },
): Trial<Hint> {
  const { questions, levelCode, hints: keys, ...result } = evaluate(quiz, answers, today);
  const scored = quiz.questions.flatMap((question, index) => {
    const points = questions[index]?.points ?? null;
    return points === null ? [] : [{ question, points }];
  });
  return {
    ...result,
    questions: withRules(quiz, questions, result),
    rulesHit: [
      ...new Set(result.explanation.flatMap((step) => ('ruleId' in step && step.ruleId ? [step.ruleId] : []))),
    ],
    scoreSoFar: getTotals(quiz, scored).total,
    level: quiz.resultLevels.find(({ code, dimensionId }) => dimensionId === null && code === levelCode) ?? null,
    hints: keys.map((key) => ({ key, hint: findHint(hints, projectId, key) ?? null })),
  };
}

function withRules(
  { questions, rules }: QuizContent,
  results: readonly QuestionResult[],
  { explanation }: Pick<QuizResult, 'explanation'>,
): TrialQuestion[] {
  const sections = getSectionIndexes(questions);
  const showRules = (targetId: string | undefined) =>
    rules.filter((rule) => isShowRuleOf(rule, targetId)).map(({ ruleId }) => ruleId);
  const shownBy = new Map(
    explanation.flatMap((step) => (step.kind === 'shown' ? [[step.questionId, step.ruleId] as const] : [])),
  );
  const stop = explanation.flatMap((step) =>
    step.kind === 'end' || step.kind === 'disqualified' ? [step.ruleId] : [],
  )[0];
  const jumps = new Map(
    explanation.flatMap((step) => (step.kind === 'jump' ? [[step.questionId, step.ruleId] as const] : [])),
  );
  let lastJump: string | undefined;

  return results.map((result, index) => {
    const { questionId, hiddenBy } = result;
    const by: Record<NonNullable<typeof hiddenBy>, () => (string | null | undefined)[]> = {
      rule: () => showRules(questionId),
      section: () => showRules(questions[sections[index] as number]?.questionId),
      jump: () => [lastJump],
      noOptions: () =>
        rules.filter(({ targetId }) => hasOption(questions[index] as Question, targetId)).map(({ ruleId }) => ruleId),
      end: () => [stop],
      disqualified: () => [stop],
    };
    const ruleIds = hiddenBy ? by[hiddenBy]() : [shownBy.get(questionId)];
    lastJump = jumps.get(questionId) ?? lastJump;
    return { ...result, ruleIds: ruleIds.filter((ruleId) => typeof ruleId === 'string') };
  });
}

const isShowRuleOf = ({ kind, targetKind, targetId }: QuizRule, id: string | undefined) =>
  kind === 'show' && targetKind !== 'option' && targetId === id;

const hasOption = ({ options }: Question, id: string | null) => options.some(({ optionId }) => optionId === id);
