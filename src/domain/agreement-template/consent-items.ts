/** The places of the consent items whose code stands before them already. */
export const repeatedCodes = (items: readonly { code: string }[]) =>
  items.flatMap(({ code }, index) => (items.findIndex((other) => other.code === code) < index ? [index] : []));
