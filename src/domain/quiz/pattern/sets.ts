/**
 * Sample characters of many kinds, in addition to those that a pattern names: classes that share none of these count as
 * disjoint.
 */
const COMMON = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'\t\n\u00a0\u3000\u00e9\u00df\u0416\u044f\u03a9\u4e00\u4e2d\u6587\u9fa5\u3042\u30a2\ud55c\u05d0\u0639\u0e01\u0663\uff10\uff21\uff0c\u3002\u201c\u2014\u00b7\u00b2\u{1f600}\u{20bb7}',
];

/** For each source the indexes of the sample characters that it matches. */
export function toSampleSets(sources: readonly string[]): ReadonlySet<number>[] {
  const named = sources.flatMap((source) => [
    ...source,
    ...[...source.matchAll(/\\u\{?([0-9a-f]{1,6})|\\x([0-9a-f]{2})/gi)].flatMap(([, wide, narrow]) =>
      characterOf(Number.parseInt((wide ?? narrow) as string, 16)),
    ),
  ]);
  const samples = [...new Set([...COMMON, ...named])];
  const known = new Map<string, ReadonlySet<number>>();
  return sources.map((source) => {
    const set = known.get(source) ?? readBy(source, samples);
    known.set(source, set);
    return set;
  });
}

const characterOf = (code: number) => (code <= 0x10ffff ? [String.fromCodePoint(code)] : []);

function readBy(source: string, samples: readonly string[]) {
  const expression = new RegExp(`^${source}$`, 'u');
  return new Set(samples.flatMap((sample, at) => (expression.test(sample) ? [at] : [])));
}

export function intersects(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  for (const sample of one) if (other.has(sample)) return true;
  return false;
}
