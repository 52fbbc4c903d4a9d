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
