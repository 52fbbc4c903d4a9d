/** The rules of the quiz. */
export function LogicTab() {
  return null;
}
