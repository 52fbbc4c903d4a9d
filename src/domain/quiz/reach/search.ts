import type { QuizContent } from '../../../contract/quiz';
import type { Answers } from '../../../contract/quiz-answer';
import type { Question } from '../../../contract/quiz-question';
import { toHundredths } from '../engine/exact';
import { createPlan, type Place, type Plan } from '../engine/plan';
import { createStartState, getView, leavePlace, type State } from '../engine/walk';
import { getAnswerKinds, type Kind } from './kinds';

/** Objective of a search: the sum of hundredths of points times `factor`. */
export type Objective = {
  factor: (question: Question) => number;
  /** Name under which a visible question is counted, for means, which divide by the number of questions. */
  tally: (question: Question) => string | undefined;
};

type AnswerPath = { before: AnswerPath; questionId: string; kind: Kind['least'] } | null;
type Extreme = { value: number; trail: AnswerPath };
type Node = { state: State; counts: Record<string, number>; least: Extreme; most: Extreme };

export type Ending = {
  /** Number of visible questions per tally. */
  counts: Readonly<Record<string, number>>;
  least: { value: number; answers: Answers };
  most: { value: number; answers: Answers };
};

export type Search = {
  /** All ways to finish without being disqualified, grouped by `counts`. */
  endings: Ending[];
  /** Ids of the questions that a member can be shown. */
  asked: ReadonlySet<string>;
};

/** Maximum number of steps of a search; takes some hundredths of a second. */
const BUDGET = 20_000;

/**
 * Walks through a quiz with every kind of answer at once. Members with the same open rules and the same questions ahead
 * share one node, so the number of nodes depends on how rules overlap, not on the number of paths. Undefined when even
 * that is too many: the problem is NP-hard in general.
 */
export function searchPaths(quiz: QuizContent, today: string, { factor, tally }: Objective): Search | undefined {
  const plan = createPlan(quiz);
  const lastUse = lastUses(plan);
  const asked = new Set<string>();
  const endings = new Map<string, Node>();
  const start = { value: 0, trail: null };
  let nodes = new Map<string, Node>([['', { state: createStartState(plan), counts: {}, least: start, most: start }]]);
  let steps = 0;

  for (const place of plan.places) {
    const { question, index } = place;
    const isScored = question.scored && quiz.scoreMode !== 'none';
    const weight = isScored ? factor(question) : 0;
    const tallied = isScored ? tally(question) : undefined;
    const kindsByView = new Map<string, Kind[] | undefined>();
    const next = new Map<string, Node>();

    for (const node of nodes.values()) {
      const view = getView(place, node.state);
      if (view.hiddenBy) {
        steps += 1;
        pass(node, undefined, undefined);
        continue;
      }
      asked.add(question.questionId);
      const viewKey = view.options.map(({ optionId }) => optionId).join();
      if (!kindsByView.has(viewKey)) kindsByView.set(viewKey, getAnswerKinds(place, view.options, isScored, today));
      const kinds = kindsByView.get(viewKey);
      if (!kinds || steps > BUDGET) return undefined;
      steps += kinds.length;
      for (const kind of kinds) pass(node, kind, tallied);
    }
    nodes = next;

    function pass(from: Node, kind: Kind | undefined, counted: string | undefined) {
      const state = { ...from.state, progress: [...from.state.progress] };
      leavePlace(place, state, kind?.least.reading, today);
      if (state.stop === 'disqualified') return;
      const node: Node = {
        state,
        counts: counted === undefined ? from.counts : { ...from.counts, [counted]: (from.counts[counted] ?? 0) + 1 },
        least: kind ? extended(from.least, kind.least) : from.least,
        most: kind ? extended(from.most, kind.most) : from.most,
      };
      const counts = countsKey(node.counts);
      if (state.stop === 'end') merge(endings, counts, node);
      else merge(next, `${stateKey(state, index + 1)} ${counts}`, node);
    }

    function extended({ value, trail }: Extreme, kind: Kind['least']): Extreme {
      const { questionId } = question;
      return { value: value + toHundredths(kind.points) * weight, trail: { before: trail, questionId, kind } };
    }
  }
  for (const node of nodes.values()) merge(endings, countsKey(node.counts), node);
  return { endings: [...endings.values()].map(endingOf), asked };

  /** Key of the state that still matters from `index` on. */
  function stateKey({ resumeAt, sectionHidden, progress }: State, index: number) {
    const open = progress.filter((_, rule) => Number(lastUse[rule]) >= index);
    return `${Math.max(resumeAt, index)} ${sectionHidden} ${open.map(Number).join('')}`;
  }
}

function merge(nodes: Map<string, Node>, key: string, node: Node) {
  const other = nodes.get(key) ?? node;
  nodes.set(key, {
    ...node,
    least: other.least.value <= node.least.value ? other.least : node.least,
    most: other.most.value >= node.most.value ? other.most : node.most,
  });
}

/** For each rule the last index at which it is used. */
function lastUses({ places, rules }: Plan) {
  const uses = rules.map(() => -1);
  for (const place of places) for (const number of rulesUsedAt(place)) uses[number] = place.index;
  return uses;
}

const rulesUsedAt = ({ showRules, showRulesOfOptions, jumps }: Place) =>
  [...showRules, ...jumps, ...[...showRulesOfOptions.values()].flat()].map(({ number }) => number);

const countsKey = (counts: Node['counts']) =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .join(';');

const endingOf = ({ counts, least, most }: Node): Ending => ({
  counts,
  least: { value: least.value, answers: answersOf(least.trail) },
  most: { value: most.value, answers: answersOf(most.trail) },
});

function answersOf(trail: AnswerPath): Answers {
  const answers: [string, NonNullable<Kind['least']['input']>][] = [];
  for (let at = trail; at !== null; at = at.before) {
    if (at.kind.input) answers.push([at.questionId, at.kind.input]);
  }
  return Object.fromEntries(answers.reverse());
}
