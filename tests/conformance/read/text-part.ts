/** As many signs are searched for. */
const LENGTH = 4;

/** A part of a text that is neither its beginning nor its end, as far as it is long enough; it finds the text. */
export function middleOf(text: string) {
  const signs = [...text.trim()];
  if (signs.length < 3) return signs.slice(-1).join('');
  return signs
    .slice(1, Math.min(1 + LENGTH, signs.length - 1))
    .join('')
    .trim();
}
