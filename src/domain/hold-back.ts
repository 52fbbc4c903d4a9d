/** The names that are wrong, and those that can only be looked at together with one of them. */
export const heldNames = (wrong: readonly string[], linked: readonly (readonly string[])[] = []): Set<string> =>
  new Set([...wrong, ...linked.filter((group) => group.some((one) => wrong.includes(one))).flat()]);

/**
 * `values` as they can be sent while some of them are wrong: those as they were in `base`, and with them what can only
 * be looked at together, such as the two ends of a range.
 *
 * @param wrong names of the values that are wrong
 * @param linked names that hang together, by groups
 */
export function holdBack<Values extends object>(
  values: Values,
  base: Values,
  wrong: readonly string[],
  linked: readonly (readonly string[])[] = [],
): Values {
  const names = heldNames(wrong, linked);
  return { ...values, ...Object.fromEntries(Object.entries(base).filter(([name]) => names.has(name))) };
}
