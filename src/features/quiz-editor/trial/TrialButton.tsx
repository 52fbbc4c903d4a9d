/** Answers the quiz as a member would. */
export function TrialButton() {
  return null;
}
