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
  const isHeld = (name: string) =>
    wrong.includes(name) || linked.some((group) => group.includes(name) && group.some((one) => wrong.includes(one)));
  const held = Object.entries(base).filter(([name]) => isHeld(name));
  return { ...values, ...Object.fromEntries(held) };
}
