import type { PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import { sortByAge } from '@/domain/analysis/ages';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Group } from '@/domain/analysis/groups';
import type { Top } from '@/domain/analysis/top';

export type Dimension = keyof PortraitSide;

/**
 * How a dimension is drawn, and how many of its groups before the others are put together; over the whole
 * width when alone in its row.
 */
type DimensionChart = { dimension: Dimension; kind: ChartSpec['kind']; top?: Top; isWide?: true };

/** Those of few groups first; in pairs of one height. */
export const dimensions: readonly DimensionChart[] = [
  { dimension: 'gender', kind: 'donut' },
  { dimension: 'platform', kind: 'donut' },
  { dimension: 'age', kind: 'bar', isWide: true },
  { dimension: 'province', kind: 'rankedBar', top: 'all', isWide: true },
  { dimension: 'city', kind: 'rankedBar', top: 20 },
  { dimension: 'device', kind: 'rankedBar', top: 20 },
];

const byValue = (items: readonly PortraitItem[]) => [...items].sort((a, b) => b.value - a.value);

/**
 * The groups of a dimension: ages from young to old, all others from many to few. The name that the platform gives a
 * group is the key, by which another snapshot has the same one.
 *
 * @param wordOf says what a group of that name is called here
 */
export function getGroups(side: PortraitSide, dimension: Dimension, wordOf: (name: string) => string): Group[] {
  const seen = new Map<string, number>();
  return (dimension === 'age' ? sortByAge : byValue)(side[dimension]).map(({ name, value }) => {
    const label = wordOf(name.trim());
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { key: count === 1 ? label : `${label} ${count}`, label, value };
  });
}
