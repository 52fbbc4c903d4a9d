/** Sort key of an age group: the first number in its name. A name without a number sorts last. */
const getSortKey = (name: string) => Number(/\d+/.exec(name)?.[0] ?? Number.POSITIVE_INFINITY);

/**
 * Sorts age groups from young to old. The platform defines the groups and may change them (docs/domain.md 1.3), so no
 * list of them is hard-coded here.
 */
export const sortByAge = <Item extends { name: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => {
    const [placeOfA, placeOfB] = [getSortKey(a.name), getSortKey(b.name)];
    return placeOfA === placeOfB ? 0 : placeOfA - placeOfB;
  });

/** Bounds in the name of an age group: upper, lower, both, or an unknown age. */
export type AgeGroup = { kind: 'upTo' | 'from' | 'between' | 'unknown'; from: string; to: string };

/**
 * Parses the platform's name of an age group, so that it can be translated.
 *
 * @returns undefined for any other name, which is shown unchanged
 */
export function parseAgeGroup(name: string): AgeGroup | undefined {
  if (name === '未知') return { kind: 'unknown', from: '', to: '' };
  const [, from = '', to = '', bound] = /^(\d+)(?:-(\d+))?岁(以下|以上)?$/.exec(name) ?? [];
  if (from === '') return undefined;
  if (to !== '') return bound ? undefined : { kind: 'between', from, to };
  if (bound === '以下') return { kind: 'upTo', from: '', to: from };
  return bound === '以上' ? { kind: 'from', from, to: '' } : undefined;
}
