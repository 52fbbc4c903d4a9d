/** What is wrong with the quiz, and the way to its members. */
export function PublishTab() {
  return null;
}
