import type { Question } from '@/contract/quiz';
import { getSectionIndexes } from '@/domain/quiz/model';

type Folded = ReadonlySet<string>;

/** What the order of the cards is about, whatever the questions say. */
export type OutlineItem = Pick<Question, 'questionId' | 'type'>;

/** The outline of the questions: the one `before`, as long as nothing in it is another. */
export function outlineOf(questions: readonly Question[], before: readonly OutlineItem[]): readonly OutlineItem[] {
  const isSame =
    questions.length === before.length &&
    questions.every(({ questionId, type }, at) => before[at]?.questionId === questionId && before[at]?.type === type);
  return isSame ? before : questions.map(({ questionId, type }) => ({ questionId, type }));
}

/** The questions whose cards are there: all but those under a section that is folded. */
export function shownQuestions(questions: readonly OutlineItem[], folded: Folded): readonly OutlineItem[] {
  if (folded.size === 0) return questions;
  const sections = getSectionIndexes(questions);
  return questions.filter((_, index) => {
    const section = sections[index] ?? -1;
    return section === index || section < 0 || !folded.has(questions[section]?.questionId ?? '');
  });
}

/** What is folded once a question's card is to be there. */
export function inView(questions: readonly OutlineItem[], folded: Folded, id: string | undefined): Folded {
  const at = questions.findIndex(({ questionId }) => questionId === id);
  const section = questions[getSectionIndexes(questions)[at] ?? -1]?.questionId;
  if (section === undefined || section === id || !folded.has(section)) return folded;
  return new Set([...folded].filter((one) => one !== section));
}

/** The ids of what moves with a card: of a section that is folded all that is under it. */
export function movingWith(questions: readonly OutlineItem[], folded: Folded, id: string): string[] {
  const at = questions.findIndex(({ questionId }) => questionId === id);
  if (questions[at]?.type !== 'section' || !folded.has(id)) return [id];
  const sections = getSectionIndexes(questions);
  return questions.filter((_, index) => sections[index] === at).map(({ questionId }) => questionId);
}

/** Up or down by one card, or to either end. */
export type Step = 'up' | 'down' | 'first' | 'last';

/**
 * Before which card a step brings another; null: to the end. A section that is folded steps over whole sections.
 *
 * @param shown the cards that are there
 * @returns undefined where it can go no further
 */
export function stepBefore(
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
