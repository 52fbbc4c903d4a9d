export type Kind = 'kept' | 'removed' | 'added';

/** Consecutive items of the same kind. */
export type Run = { kind: Kind; items: string[] };

/** Maximum number of compared pairs, so that two long unrelated texts do not block the page. */
const MAX_PAIRS = 4_000_000;

const toRuns = (kind: Kind, items: readonly string[]): Run[] => (items.length > 0 ? [{ kind, items: [...items] }] : []);

/** Lengths of the longest common subsequences of all suffixes, as a matrix. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return (i: number, j: number) => lengths[i * width + j] ?? 0;
}

/** Diff of sequences without a common start or end. */
function diffMiddle(before: readonly string[], after: readonly string[]): Run[] {
  if (before.length * after.length > MAX_PAIRS) return [...toRuns('removed', before), ...toRuns('added', after)];
  const common = commonLengths(before, after);
  const runs: Run[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    runs.push(...toRuns('removed', removed), ...toRuns('added', added));
    [removed, added] = [[], []];
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]];
    if (old !== undefined && old === next) {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'kept') last.items.push(old);
      else runs.push({ kind: 'kept', items: [old] });
      i += 1;
      j += 1;
    } else if (old !== undefined && (next === undefined || common(i + 1, j) >= common(i, j + 1))) {
      removed.push(old);
      i += 1;
    } else if (next !== undefined) {
      added.push(next);
      j += 1;
    }
  }
  flush();
  return runs;
}

/**
 * Diff of two sequences by their longest common subsequence. If they are too long, everything between their common
 * start and end counts as replaced. Removed items come before added ones.
 */
export function diffSequences(before: readonly string[], after: readonly string[]): Run[] {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...toRuns('kept', before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...toRuns('kept', before.slice(before.length - end)),
  ];
}
