/** Where an age group stands: by the first number in its name. One without any comes last. */
const placeOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? Number.POSITIVE_INFINITY);

/**
 * Age groups from young to old. The platform names them (docs/domain.md 1.3) and may cut them otherwise, so
 * that no list of them is kept here.
 */
export const byAge = <Item extends { name: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => {
    const [placeOfA, placeOfB] = [placeOf(a.name), placeOf(b.name)];
    return placeOfA === placeOfB ? 0 : placeOfA - placeOfB;
  });

/** What the name of an age group says: an upper or a lower bound, both, or that the age is not known. */
export type AgeGroup = { kind: 'upTo' | 'from' | 'between' | 'unknown'; from: string; to: string };

/**
 * Understands the name of an age group as the platform writes it, so that it can be said in another language.
 *
 * @returns undefined for any other name, which is shown as it is
 */
export function parseAgeGroup(name: string): AgeGroup | undefined {
  if (name === '未知') return { kind: 'unknown', from: '', to: '' };
  const [, from = '', to = '', bound] = /^(\d+)(?:-(\d+))?岁(以下|以上)?$/.exec(name) ?? [];
  if (from === '') return undefined;
  if (to !== '') return bound ? undefined : { kind: 'between', from, to };
  if (bound === '以下') return { kind: 'upTo', from: '', to: from };
  return bound === '以上' ? { kind: 'from', from, to: '' } : undefined;
}
