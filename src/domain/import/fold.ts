/** A header or a word of a choice as two are compared: without case, width, blanks, marks and remarks in brackets. */
export const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');

/** For each code the words that stand for it, in every language. */
export type Words<Code extends string> = Readonly<Record<Code, readonly string[]>>;

/** Finds the code that a word stands for, the code itself included; undefined for any other word. */
export function codeFinder<Code extends string>(words: Words<Code>) {
  const codes = new Map(
    (Object.keys(words) as Code[]).flatMap((code) => [code, ...words[code]].map((word) => [fold(word), code] as const)),
  );
  return (word: string): Code | undefined => codes.get(fold(word));
}
