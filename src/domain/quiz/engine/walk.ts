import type { hiddenReasons } from '../../../contract/limits/quiz';
import type { AnswerInput, Answers } from '../../../contract/quiz-answer';
import type { QuizOption } from '../../../contract/quiz-question';
import { isChoice } from '../model';
import { isConditionMet } from './conditions';
import type { Place, Plan, PlannedRule } from './plan';
import { type Reading, readAnswer } from './read-answer';

export type HiddenBy = (typeof hiddenReasons)[number];

/** State of the walk on reaching a question. */
export type State = {
  /** Questions before this index are skipped by a jump. */
  resumeAt: number;
  stop: 'end' | 'disqualified' | null;
  sectionHidden: boolean;
  /** Whether each rule holds so far. */
  progress: boolean[];
};

export const createStartState = ({ progress }: Plan): State => ({
  resumeAt: 0,
  stop: null,
  sectionHidden: false,
  progress: [...progress],
});

type View = {
  hiddenBy: HiddenBy | null;
  /** Options that can be selected if the question is visible. */
  options: readonly QuizOption[];
  /** First show rule of the question that holds. */
  shownBy: PlannedRule | undefined;
};

const isTrue = (state: State, { number }: PlannedRule) => state.progress[number] === true;

/** A target with show rules is hidden until one of them holds (docs/domain.md 4.1, Visibility). */
const isShown = (state: State, rules: readonly PlannedRule[] | undefined) =>
  rules === undefined || rules.length === 0 || rules.some((rule) => isTrue(state, rule));

/**
 * Whether the question is visible, and which of its options. Updates `state.sectionHidden`.
 *
 * A section covers the questions up to the next section, so a hidden section hides all of them. A section that is only
 * jumped over hides nothing: a jump into its middle lands there. A jump says where to continue, not that its target is
 * visible: if the target's own rules do not hold, the next visible question follows.
 */
export function getView(place: Place, state: State): View {
  const { question, showRules, showRulesOfOptions } = place;
  if (question.type === 'section') state.sectionHidden = !isShown(state, showRules);
  const options =
    showRulesOfOptions.size === 0
      ? question.options
      : question.options.filter(({ optionId }) => isShown(state, showRulesOfOptions.get(optionId)));
  const shownBy = showRules.find((rule) => isTrue(state, rule));
  return { hiddenBy: reasonToHide(place, state, options), options, shownBy };
}

function reasonToHide({ index, question, showRules }: Place, state: State, options: readonly QuizOption[]) {
  if (state.stop) return state.stop;
  if (index < state.resumeAt) return 'jump';
  if (!isShown(state, showRules)) return 'rule';
  if (state.sectionHidden) return 'section';
  return isChoice(question.type) && options.length === 0 ? 'noOptions' : null;
}

/** Why the member does not continue with the next question: a disqualification or a rule. */
export type Departure =
  | { to: 'disqualified'; options: readonly QuizOption[] }
  | { to: PlannedRule['to']; rule: PlannedRule['rule'] }
  | null;

/**
 * Moves past a question; `reading` is undefined when it is hidden, so that its answer counts for no rule.
 *
 * - A disqualifying option stops the quiz at once, before any jump is checked.
 * - Of several jumps at the same place the first in order wins (docs/domain.md 4.1).
 * - A jump starts only from a question that the member reaches, not from one that was itself jumped over. A question
 *   hidden by its show rules is reached: `notExists` can hold there.
 * - Nobody gets past a visible question whose required answer is missing or whose answer is refused: no jump starts
 *   there, so a quiz that was just opened is not over.
 * - A refused answer does not disqualify either; it has to be corrected first.
 */
export function leavePlace(place: Place, state: State, reading: Reading | undefined, today: string): Departure {
  for (const { planned, condition } of place.watchers) {
    const isTrue = isConditionMet(condition, place.question, reading?.accepted, today);
    if (isTrue === (planned.rule.match === 'any')) state.progress[planned.number] = isTrue;
  }
  if (state.stop || place.index < state.resumeAt || (reading && reading.problems.length > 0)) return null;

  const options = reading?.options.filter(({ disqualify }) => disqualify) ?? [];
  if (options.length > 0) {
    state.stop = 'disqualified';
    return { to: 'disqualified', options };
  }
  const jump = place.jumps.find(({ number }) => state.progress[number]);
  if (!jump) return null;
  if (typeof jump.to === 'string') state.stop = jump.to;
  else state.resumeAt = jump.to.index;
  return { to: jump.to, rule: jump.rule };
}

export type Step = View & { place: Place; reading: Reading | undefined; departure: Departure };

const answerTo = (answers: Answers, questionId: string): AnswerInput | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;

/** Walks through the quiz from the first question to the last, including hidden ones. */
export function* walk(plan: Plan, answers: Answers, today: string): Generator<Step> {
  const state = createStartState(plan);
  for (const place of plan.places) {
    const view = getView(place, state);
    const input = answerTo(answers, place.question.questionId);
    const reading = view.hiddenBy ? undefined : readAnswer(place.question, view.options, input, today);
    const departure = leavePlace(place, state, reading, today);
    yield { ...view, place, reading, departure };
  }
}
