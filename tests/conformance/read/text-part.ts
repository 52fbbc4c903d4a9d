/** Number of characters to search for. */
const LENGTH = 4;

/** A part from the middle of a text, as a keyword that must find it. Short texts return their last character. */
export function middleOf(text: string) {
  const signs = [...text.trim()];
  if (signs.length < 3) return signs.slice(-1).join('');
  return signs
    .slice(1, Math.min(1 + LENGTH, signs.length - 1))
    .join('')
    .trim();
}
