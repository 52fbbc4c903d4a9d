/** The versions of the quiz. */
export function HistoryButton() {
  return null;
}
