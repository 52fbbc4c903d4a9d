import type { Question } from '@/contract/quiz-question';
import { getSectionIndexes } from '@/domain/quiz/model';

type Folded = ReadonlySet<string>;

/** What the order of the cards depends on. */
export type OutlineItem = Pick<Question, 'questionId' | 'type'>;

/** Outline of the questions; returns `before` if nothing has changed. */
export function getOutline(questions: readonly Question[], before: readonly OutlineItem[]): readonly OutlineItem[] {
  const isSame =
    questions.length === before.length &&
    questions.every(({ questionId, type }, at) => before[at]?.questionId === questionId && before[at]?.type === type);
  return isSame ? before : questions.map(({ questionId, type }) => ({ questionId, type }));
}

/** The questions that are not inside a folded section. */
export function getVisibleQuestions(questions: readonly OutlineItem[], folded: Folded): readonly OutlineItem[] {
  if (folded.size === 0) return questions;
  const sections = getSectionIndexes(questions);
  return questions.filter((_, index) => {
    const section = sections[index] ?? -1;
    return section === index || section < 0 || !folded.has(questions[section]?.questionId ?? '');
  });
}

/** The folded ids after the section of a question is unfolded. */
export function unfoldSection(questions: readonly OutlineItem[], folded: Folded, id: string | undefined): Folded {
  const at = questions.findIndex(({ questionId }) => questionId === id);
  const section = questions[getSectionIndexes(questions)[at] ?? -1]?.questionId;
  if (section === undefined || section === id || !folded.has(section)) return folded;
  return new Set([...folded].filter((one) => one !== section));
}

/** Ids that move together with a card: a folded section moves with its questions. */
export function getMovingIds(questions: readonly OutlineItem[], folded: Folded, id: string): string[] {
  const at = questions.findIndex(({ questionId }) => questionId === id);
  if (questions[at]?.type !== 'section' || !folded.has(id)) return [id];
  const sections = getSectionIndexes(questions);
  return questions.filter((_, index) => sections[index] === at).map(({ questionId }) => questionId);
}

export type Step = 'up' | 'down' | 'first' | 'last';

/**
 * Id of the card that a step moves another one before; null for the end. A folded section moves past whole sections.
 *
 * @param shown visible cards
 * @returns undefined if the card cannot move further
 */
export function getStepDestination(
  shown: readonly OutlineItem[],
  folded: Folded,
  id: string,
  step: Step,
): string | null | undefined {
  const at = shown.findIndex(({ questionId }) => questionId === id);
  const rest = shown.filter((_, index) => index !== at);
  const isWhole = shown[at]?.type === 'section' && folded.has(id);
  const isStop = (index: number) => !isWhole || index === 0 || index === rest.length || rest[index]?.type === 'section';
  const places = [...rest.keys(), rest.length].filter(isStop);
  const to = {
    up: places.findLast((place) => place < at),
    down: places.find((place) => place > at),
    first: places[0],
    last: rest.length,
  }[step];
  return to === undefined || to === at ? undefined : (rest[to]?.questionId ?? null);
}
