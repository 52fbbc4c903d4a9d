import type { Condition, QuizContent, QuizRule } from '../../../contract/quiz';
import type { Question } from '../../../contract/quiz-question';

export type PlannedRule = {
  /** Index of the rule, also in `State.progress`. */
  number: number;
  rule: QuizRule;
  /** Destination of a jump. */
  to: Place | 'end' | 'disqualified';
};

/** A question with the rules that affect it. */
export type Place = {
  index: number;
  question: Question;
  /** Rules of which one has to hold for the question or section to be shown. */
  showRules: PlannedRule[];
  showRulesOfOptions: Map<string, PlannedRule[]>;
  /** Jumps checked right after the question, in rule order. */
  jumps: PlannedRule[];
  /** Conditions on this question that can still change a rule. */
  watchers: { planned: PlannedRule; condition: Condition }[];
};

/** A quiz prepared for one pass from the first question to the last. */
export type Plan = {
  places: readonly Place[];
  rules: readonly PlannedRule[];
  /** Initial state of each rule: `all` holds until a condition fails, `any` holds once a condition holds. */
  progress: readonly boolean[];
};

/**
 * Invalid rules of a draft do no harm here; the publish checks report them:
 * - a condition on a missing question, or on one that does not come before the target, never holds, so `all` fails and
 *   `any` depends on its other conditions;
 * - a rule without conditions never holds: its target stays hidden;
 * - a jump that would not go forward, or whose kind and target do not match, is ignored. No jump ever goes back.
 */
export function createPlan({ questions, rules }: Pick<QuizContent, 'questions' | 'rules'>): Plan {
  const places = questions.map(
    (question, index): Place => ({
      index,
      question,
      showRules: [],
      showRulesOfOptions: new Map(),
      jumps: [],
      watchers: [],
    }),
  );
  const byQuestion = new Map(places.map((place) => [place.question.questionId, place]));
  const byOption = new Map(
    places.flatMap((place) => place.question.options.map(({ optionId }) => [optionId, place] as const)),
  );
  const progress: boolean[] = [];

  const planned = rules.map((rule, number): PlannedRule => {
    const asked = rule.conditions.map(({ questionId }) => byQuestion.get(questionId));
    const target = (rule.targetKind === 'option' ? byOption : byQuestion).get(rule.targetId ?? '');
    const result: PlannedRule = { number, rule, to: rule.targetKind === 'disqualify' ? 'disqualified' : 'end' };
    const until = rule.kind === 'show' ? planShow(result, target) : planJump(result, target, lastOf(asked));

    for (const [at, condition] of rule.conditions.entries()) {
      const place = asked[at];
      if (place && place.index < until) place.watchers.push({ planned: result, condition });
    }
    const isInTime = asked.length > 0 && asked.every((place) => place && place.index < until);
    progress.push(rule.match === 'all' && isInTime);
    return result;
  });
  return { places, rules: planned, progress };
}

/** Registers a show rule. Returns the index of its target, before which all its conditions have to be. */
function planShow(planned: PlannedRule, target: Place | undefined) {
  if (!target) return 0;
  const { targetKind, targetId } = planned.rule;
  if (targetKind !== 'option') target.showRules.push(planned);
  else {
    const own = target.showRulesOfOptions.get(String(targetId)) ?? [];
    target.showRulesOfOptions.set(String(targetId), [...own, planned]);
  }
  return target.index;
}

/**
 * Registers a jump right after `from`, the last question of its conditions (docs/domain.md 4.1). Returns the index
 * before which its conditions have to be.
 */
function planJump(planned: PlannedRule, target: Place | undefined, from: Place | undefined) {
  const { targetKind } = planned.rule;
  if (!from || targetKind === 'option') return 0;
  if (targetKind === 'question' || targetKind === 'section') {
    if (!target || target.index <= from.index) return 0;
    planned.to = target;
  }
  from.jumps.push(planned);
  return from.index + 1;
}

const lastOf = (places: readonly (Place | undefined)[]) =>
  places.reduce((last, place) => (place && (!last || place.index > last.index) ? place : last), undefined);
