/** Indexes of the consent items whose code already occurs earlier in the list. */
export const findRepeatedCodes = (items: readonly { code: string }[]) =>
  items.flatMap(({ code }, index) => (items.findIndex((other) => other.code === code) < index ? [index] : []));
