/** Lengths in code points, because rare characters are outside the basic plane. */
export const personName = { min: 2, max: 30 } as const;

/** Whether `text` is a person's name in Chinese or Latin letters (docs/domain.md 5.3). */
export const isPersonName = (text: string) =>
  /^[\p{Script=Han}·]{2,30}$/u.test(text) || /^[\p{Script=Latin} .'-]{2,30}$/u.test(text);
