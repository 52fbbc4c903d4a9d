/** Deep equality of form values, which are plain JSON. undefined, null and '' are equal. */
export function isSameValue(a: unknown, b: unknown): boolean {
  const [x, y] = [normalizeEmpty(a), normalizeEmpty(b)];
  if (Object.is(x, y)) return true;
  if (!isContainer(x) || !isContainer(y) || Array.isArray(x) !== Array.isArray(y)) return false;
  const names = new Set([...Object.keys(x), ...Object.keys(y)]);
  return [...names].every((name) => isSameValue(x[name], y[name]));
}

/** Items of a list that not all `others` contain, and the number of items that all of them contain. */
export function splitCommon<Item>(list: readonly Item[], others: readonly (readonly Item[])[]) {
  const isCommon = (item: Item) =>
    others.length > 0 && others.every((other) => other.some((one) => isSameValue(one, item)));
  const own = list.filter((item) => !isCommon(item));
  return { own, commonCount: list.length - own.length };
}

const normalizeEmpty = (value: unknown) => (value === undefined || value === '' ? null : value);

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** One field that differs between versions. */
export type Difference<Name extends string = string> = {
  name: Name;
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** Who changed it; a change by `both` is a conflict. */
  by: 'both' | 'theirs' | 'mine';
};

type Version<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * Three-way comparison of fields, in the order of `names`: `base` is the common start, `theirs` the server's current
 * version, `mine` what is about to be saved. A field that both changed to the same value is no difference.
 */
export function findDifferences<Name extends string>(
  names: readonly Name[],
  base: Version<Name>,
  theirs: Version<Name>,
  mine: Version<Name>,
): Difference<Name>[] {
  return names.flatMap((name) => {
    const values = { base: base[name], theirs: theirs[name], mine: mine[name] };
    const isTheirs = !isSameValue(values.base, values.theirs);
    const isMine = !isSameValue(values.base, values.mine);
    if ((!isTheirs && !isMine) || isSameValue(values.theirs, values.mine)) return [];
    return [{ name, ...values, by: isTheirs && isMine ? 'both' : isTheirs ? 'theirs' : 'mine' } as const];
  });
}
