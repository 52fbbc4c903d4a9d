import { useMemo } from 'react';
import type { Question, QuizRule } from '@/contract/quiz';
import { toBusinessDay } from '@/domain/period/calendar';
import { type Finding, findRepeated } from '@/domain/quiz/checks/finding';
import { checkRules } from '@/domain/quiz/checks/rules';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizLogicTexts } from '@/locales/quizLogic';
import { serverNow } from '@/utils/clock';
import { useQuiz } from '../EditorContext';

/** What is wrong with a rule, at one of its conditions or at its target. */
export type RuleProblem = {
  /** Of the condition; undefined where it is not one of them. */
  place: number | undefined;
  isTarget: boolean;
  text: string;
  /** Nothing is wrong: it is not whole yet. */
  isMissing: boolean;
};

const none: RuleProblem[] = [];

/**
 * What is wrong with each rule, in words. A rule is checked again only when it or a question is another, and has the
 * same list until then.
 */
export function useRuleProblems(): RuleProblem[][] {
  const t = useText(quizTexts);
  const tLogic = useText(quizLogicTexts);
  const questions = useQuiz(({ history }) => history.present.questions);
  const rules = useQuiz(({ history }) => history.present.rules);

  const problemsOf = useMemo(() => {
    const known = new WeakMap<QuizRule, { index: number; problems: RuleProblem[] }>();
    const check = (rule: QuizRule, index: number) => {
      const found = checkRules({ ...emptyQuiz(''), questions, rules: [rule] }, toBusinessDay(serverNow()));
      const missing = (finding: Finding) => missingOf(finding, rule, questions);
      const problems = found.map((finding): RuleProblem => {
        const { at, code, params } = finding;
        const lacking = missing(finding);
        return {
          place: at[2] === 'conditions' ? Number(at[3]) : undefined,
          isTarget: at[2] === 'targetId',
          text: lacking ? tLogic(lacking, params) : t(`check.${code}`, { ...params, rule: index + 1 }),
          isMissing: lacking !== undefined,
        };
      });
      // In the order of the sentence: what it looks at, then where it leads.
      const sorted = problems.sort((a, b) => Number(a.isTarget) - Number(b.isTarget));
      return sorted.length > 0 ? sorted : none;
    };
    return (rule: QuizRule, index: number) => {
      const before = known.get(rule);
      // Its number stands in the words.
      if (before && (before.index === index || before.problems === none)) return before.problems;
      const problems = check(rule, index);
      known.set(rule, { index, problems });
      return problems;
    };
  }, [questions, t, tLogic]);

  return useMemo(() => {
    const twice = new Set(findRepeated(rules, ({ ruleId }) => ruleId));
    return rules.map((rule, index) => {
      const problems = problemsOf(rule, index);
      if (!twice.has(index)) return problems;
      return [...problems, { place: undefined, isTarget: false, text: t('check.idTwice'), isMissing: false }];
    });
  }, [rules, problemsOf, t]);
}

/** What is still to be chosen, where that is all there is to say. */
function missingOf({ code, at }: Finding, { targetId, conditions }: QuizRule, questions: readonly Question[]) {
  if (code === 'noConditions') return 'missing.condition';
  if (code === 'targetMissing' && targetId === null) return 'missing.target';
  const condition = conditions[Number(at[3])];
  if (code !== 'valueNotForOperator' || !condition) return undefined;
  const { value, operator, questionId } = condition;
  const isBlank = value === null || (Array.isArray(value) && value.length === 0);
  const isHalf = operator === 'between' && (typeof value === 'number' || (Array.isArray(value) && value.length === 1));
  return (isBlank || isHalf) && questions.some((question) => question.questionId === questionId)
    ? 'missing.value'
    : undefined;
}
