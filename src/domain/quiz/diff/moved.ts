/**
 * Keys that were moved between two orders: the smallest set of common keys whose removal leaves the others in the same
 * order. Dragging one question to the top is therefore one change, not one for each question below it.
 */
export function findMovedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((key, index) => [key, index]));
  const common = after.flatMap((key) => {
    const place = placeBefore.get(key);
    return place === undefined ? [] : [{ key, place }];
  });
  type Run = { length: number; last: number; before: Run | null; key: string };
  const runs: Run[] = [];
  let longest: Run | null = null;
  for (const { key, place } of common) {
    let best: Run | null = null;
    for (const run of runs) if (run.last < place && run.length > (best?.length ?? 0)) best = run;
    const run: Run = { length: (best?.length ?? 0) + 1, last: place, before: best, key };
    runs.push(run);
    if (run.length > (longest?.length ?? 0)) longest = run;
  }
  const moved = new Set(common.map(({ key }) => key));
  for (let run = longest; run !== null; run = run.before) moved.delete(run.key);
  return moved;
}
