import type { PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import { sortByAge } from '@/domain/analysis/ages';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Group } from '@/domain/analysis/groups';
import type { Top } from '@/domain/analysis/top';

export type Dimension = keyof PortraitSide;

/**
 * Chart of a dimension.
 *
 * `top`: number of groups in the chart before the others are combined; `isWide`: spans the whole row
 */
type DimensionChart = { dimension: Dimension; kind: ChartSpec['kind']; top?: Top; isWide?: true };

/** Dimensions with few groups first; dimensions of one row have charts of the same height. */
export const dimensions: readonly DimensionChart[] = [
  { dimension: 'gender', kind: 'donut' },
  { dimension: 'platform', kind: 'donut' },
  { dimension: 'age', kind: 'bar', isWide: true },
  { dimension: 'province', kind: 'rankedBar', top: 'all', isWide: true },
  { dimension: 'city', kind: 'rankedBar', top: 20 },
  { dimension: 'device', kind: 'rankedBar', top: 20 },
];

const sortByValue = (items: readonly PortraitItem[]) => [...items].sort((a, b) => b.value - a.value);

/**
 * Groups of a dimension: ages from young to old, all others from many users to few. The label is the key, which
 * matches groups of the compared snapshot; repeated labels are numbered.
 *
 * @param getLabel label of a group by its name on the platform
 */
export function getGroups(side: PortraitSide, dimension: Dimension, getLabel: (name: string) => string): Group[] {
  const seen = new Map<string, number>();
  return (dimension === 'age' ? sortByAge : sortByValue)(side[dimension]).map(({ name, value }) => {
    const label = getLabel(name.trim());
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { key: count === 1 ? label : `${label} ${count}`, label, value };
  });
}
