import type { Condition } from '../../../contract/quiz';
import type { AnswerInput } from '../../../contract/quiz-answer';
import type { QuizOption } from '../../../contract/quiz-question';
import { isConditionMet } from '../engine/conditions';
import type { Place } from '../engine/plan';
import { getPoints } from '../engine/points';
import { type Reading, readAnswer } from '../engine/read-answer';
import { getSamples } from './samples';

type Sample = {
  /** Undefined when left unanswered. */
  input: AnswerInput | undefined;
  reading: Reading;
  /** 0 when the question is not scored. */
  points: number;
};

/** Answers with the same effect on rules, represented by those with the fewest and the most points. */
export type Kind = { least: Sample; most: Sample };

/**
 * Kinds of answers that let a member pass the question; undefined when there are too many. Answers with unknown points
 * lead to no total and belong to no kind.
 */
export function getAnswerKinds(
  place: Place,
  visible: readonly QuizOption[],
  isScored: boolean,
  today: string,
): Kind[] | undefined {
  const { question, watchers } = place;
  const conditions = watchers.map(({ condition }) => condition);
  const inputs = getSamples(question, visible, conditions, today);
  if (!inputs) return undefined;

  const readings = [...inputs, undefined].map((input) => ({
    input,
    reading: readAnswer(question, visible, input, today),
  }));
  const accepted = readings.filter(({ reading }) => reading.problems.length === 0);
  const passing = [...accepted, ...(isText(question.type) ? otherText(readings, conditions) : [])];

  const kinds = new Map<string, Kind>();
  for (const { input, reading } of passing) {
    const answer = reading.accepted;
    const points = isScored ? answer !== undefined && getPoints(question, answer).points : 0;
    if (points === null || points === false) continue;
    const sample = { input, reading, points };
    const effects = conditions.map((condition) => isConditionMet(condition, question, answer, today));
    const key = [...effects, reading.options.some(({ disqualify }) => disqualify)].join();
    const { least, most } = kinds.get(key) ?? { least: sample, most: sample };
    kinds.set(key, {
      least: points < least.points ? sample : least,
      most: points > most.points ? sample : most,
    });
  }
  return [...kinds.values()];
}

const isText = (type: Place['question']['type']) => type === 'text' || type === 'textarea';

type Read = { input: AnswerInput | undefined; reading: Reading };

/**
 * A text that no rule names, used when no sample matches the format: some text will match an unusual pattern, or nobody
 * could answer. If the pattern accepts only texts that rules name, the search sees more paths than exist, and the
 * levels have to cover slightly too much rather than too little.
 */
function otherText(readings: readonly Read[], conditions: readonly Condition[]): Read[] {
  const named = conditions.flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : []));
  const others = readings.filter(
    ({ reading }) => reading.given !== undefined && !named.includes(String(reading.given)),
  );
  if (others.some(({ reading }) => reading.problems.length === 0)) return [];
  return others.slice(0, 1).map(({ input, reading }) => ({
    input,
    reading: { ...reading, accepted: reading.given, problems: [] },
  }));
}
