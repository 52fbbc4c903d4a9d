/** What is done more seldom with the whole quiz. */
export function QuizMenu() {
  return null;
}
