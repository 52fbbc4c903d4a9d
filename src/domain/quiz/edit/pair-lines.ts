/** Minimum similarity of two lines to count as one edited line: half of their character pairs. */
const MIN_SIMILARITY = 0.5;

/**
 * Matches each line of `after` with the line of `before` that it was, undefined for a new one: first identical lines,
 * then similar ones, then the lines of a gap in which as many were added as removed. Each line is matched once.
 */
export function matchLines(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const pairs = new Array<number | undefined>(after.length).fill(undefined);
  const free = new Set(before.keys());
  const pair = (line: number, old: number) => {
    if (pairs[line] !== undefined || !free.delete(old)) return;
    pairs[line] = old;
  };
  for (const [line, text] of after.entries()) {
    for (const old of free) {
      if (before[old] !== text) continue;
      pair(line, old);
      break;
    }
  }
  const alike = after.flatMap((text, line) =>
    pairs[line] === undefined
      ? [...free].map((old) => ({ line, old, likeness: getSimilarity(before[old] as string, text) }))
      : [],
  );
  alike.sort((a, b) => b.likeness - a.likeness || Math.abs(a.line - a.old) - Math.abs(b.line - b.old));
  for (const { line, old, likeness } of alike) if (likeness >= MIN_SIMILARITY) pair(line, old);
  pairByPlace(pairs, free, before.length, pair);
  return pairs;
}

function pairByPlace(
  pairs: readonly (number | undefined)[],
  free: ReadonlySet<number>,
  count: number,
  pair: (line: number, old: number) => void,
) {
  for (let start = 0; start < pairs.length; start += 1) {
    if (pairs[start] !== undefined) continue;
    let end = start;
    while (end < pairs.length && pairs[end] === undefined) end += 1;
    const from = start === 0 ? -1 : (pairs[start - 1] as number);
    const to = pairs[end] ?? count;
    const between = [...free].filter((old) => from < old && old < to);
    if (between.length === end - start) for (const [at, old] of between.entries()) pair(start + at, old);
    start = end;
  }
}

/** Dice coefficient of adjacent character pairs, from 0 to 1. */
function getSimilarity(one: string, other: string): number {
  const pairsOf = (text: string) => [...text].map((character, at, all) => character + (all[at + 1] ?? ''));
  const left = pairsOf(one);
  const right = pairsOf(other);
  const counts = new Map<string, number>();
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of right) {
    const count = counts.get(pair) ?? 0;
    if (count === 0) continue;
    shared += 1;
    counts.set(pair, count - 1);
  }
  return (2 * shared) / Math.max(left.length + right.length, 1);
}
