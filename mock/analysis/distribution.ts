import type { Distribution } from '../../src/contract/analysis/distribution';
import type { Window } from '../../src/contract/analysis/period';
import { getAvailability } from './availability';
import { getFiguresOrigin } from './data-range';
import { buildDistribution } from './fixtures/distribution';
import { requireDayNumber } from './periods';
import { getWindowPeriods } from './window';

/** Sums the opens of a window by source, stay time and depth. */
export function getDistribution(window: Window): Distribution {
  const { given, reported } = getAvailability('distribution', getWindowPeriods('distribution', window));
  const days = given.map(({ from }) => buildDistribution(getFiguresOrigin(), requireDayNumber(from)));
  const sources = days.flatMap((day) => day.source);
  // Visitors cannot be summed over days, because a person may come on several days: use the daily mean.
  const people = new Map(
    sumByKey(sources.map(({ key, uv }) => ({ key, value: uv ?? 0 }))).map((one) => [one.key, one.value]),
  );
  return {
    ...reported,
    days: days.length,
    source: sumByKey(sources).map((item) => ({
      ...item,
      uv: Math.round(((people.get(item.key) ?? 0) / days.length) * 100) / 100,
    })),
    stayTime: sumByKey(days.flatMap(({ stayTime }) => stayTime)),
    depth: sumByKey(days.flatMap(({ depth }) => depth)),
  };
}

/** Sums values by key, in ascending order of keys. */
function sumByKey(items: readonly { key: number; value: number }[]) {
  const sums = new Map<number, number>();
  for (const { key, value } of items) sums.set(key, (sums.get(key) ?? 0) + value);
  return [...sums].map(([key, value]) => ({ key, value })).sort((a, b) => a.key - b.key);
}
