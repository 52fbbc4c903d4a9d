/** Indexes from and to which one item was moved, turning `before` into `after`. */
export function findMove(before: readonly string[], after: readonly string[]): [from: number, to: number] {
  const first = before.findIndex((id, index) => id !== after[index]);
  const last = before.findLastIndex((id, index) => id !== after[index]);
  return after[last] === before[first] ? [first, last] : [last, first];
}
