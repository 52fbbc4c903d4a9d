let segmenter: Intl.Segmenter | undefined;

/** The first character as a reader sees it: an emoji of several code points stays whole. Empty for empty text. */
export function getFirstCharacter(text: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) return segment;
  return '';
}
