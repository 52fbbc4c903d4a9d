/** Finds a question by its code or text. */
export function FindField() {
  return null;
}
