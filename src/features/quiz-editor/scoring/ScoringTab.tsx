/** How answers count, and what they come to. */
export function ScoringTab() {
  return null;
}
