/**
 * Normalizes a header or an option's name for comparison: ignores case, width, blanks, punctuation and remarks in
 * brackets.
 */
export const foldHeader = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');

/** Names of each code, in every language. */
export type CodeNames<Code extends string> = Readonly<Record<Code, readonly string[]>>;

/** Creates a lookup from a name, or the code itself, to its code; undefined for any other word. */
export function createCodeFinder<Code extends string>(words: CodeNames<Code>) {
  const codes = new Map(
    (Object.keys(words) as Code[]).flatMap((code) =>
      [code, ...words[code]].map((word) => [foldHeader(word), code] as const),
    ),
  );
  return (word: string): Code | undefined => codes.get(foldHeader(word));
}
