/** The invalid names, and those linked to one of them. */
export const getHeldBackNames = (wrong: readonly string[], linked: readonly (readonly string[])[] = []): Set<string> =>
  new Set([...wrong, ...linked.filter((group) => group.some((one) => wrong.includes(one))).flat()]);

/**
 * Values that can be sent while some are invalid: the invalid ones, and the values linked to them (such as the other
 * end of a range), keep their `base` value.
 *
 * @param wrong names of the invalid values
 * @param linked groups of names that are validated together
 */
export function holdBackInvalid<Values extends object>(
  values: Values,
  base: Values,
  wrong: readonly string[],
  linked: readonly (readonly string[])[] = [],
): Values {
  const names = getHeldBackNames(wrong, linked);
  return { ...values, ...Object.fromEntries(Object.entries(base).filter(([name]) => names.has(name))) };
}
