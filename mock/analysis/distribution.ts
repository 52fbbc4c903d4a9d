import type { Distribution } from '../../src/contract/analysis/distribution';
import type { Window } from '../../src/contract/analysis/period';
import { getAnswer } from './answer';
import { getDistribution } from './fixtures/distribution';
import { toNumber } from './periods';
import { origin } from './today';
import { periodsOfWindow } from './window';

/** The opens of a window's days by group. */
export function distribution(window: Window): Distribution {
  const { given, reported } = getAnswer('distribution', periodsOfWindow('distribution', window));
  const days = given.map(({ from }) => getDistribution(origin(), toNumber(from)));
  const sources = days.flatMap((day) => day.source);
  // People cannot be added up over days: of several there is the mean.
  const people = new Map(
    summed(sources.map(({ key, uv }) => ({ key, value: uv ?? 0 }))).map((one) => [one.key, one.value]),
  );
  return {
    ...reported,
    days: days.length,
    source: summed(sources).map((item) => ({
      ...item,
      uv: Math.round(((people.get(item.key) ?? 0) / days.length) * 100) / 100,
    })),
    stayTime: summed(days.flatMap(({ stayTime }) => stayTime)),
    depth: summed(days.flatMap(({ depth }) => depth)),
  };
}

/** One item for each key, in the order of keys. */
function summed(items: readonly { key: number; value: number }[]) {
  const sums = new Map<number, number>();
  for (const { key, value } of items) sums.set(key, (sums.get(key) ?? 0) + value);
  return [...sums].map(([key, value]) => ({ key, value })).sort((a, b) => a.key - b.key);
}
