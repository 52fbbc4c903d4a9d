import type { PortraitItem, PortraitSide } from '@/contract/analysis/portrait';
import { byAge } from '@/domain/analysis/ages';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Group } from '@/domain/analysis/groups';

export type Dimension = keyof PortraitSide;

/**
 * How a dimension is drawn, and how many of its groups before the others are put together; over the whole
 * width when alone in its row.
 */
type Look = { dimension: Dimension; kind: ChartSpec['kind']; top?: number; isWide?: true };

/** Those of few groups first; in pairs of one height. */
export const dimensions: readonly Look[] = [
  { dimension: 'gender', kind: 'donut' },
  { dimension: 'platform', kind: 'donut' },
  { dimension: 'age', kind: 'bar', isWide: true },
  { dimension: 'province', kind: 'rankedBar', top: 20 },
  { dimension: 'city', kind: 'rankedBar', top: 20 },
  { dimension: 'device', kind: 'rankedBar', top: 20, isWide: true },
];

const byValue = (items: readonly PortraitItem[]) => [...items].sort((a, b) => b.value - a.value);

/**
 * The groups of a dimension under the names that the platform gives them: ages from young to old, all
 * others from many to few.
 *
 * @param noName stands for a name that is empty
 */
export const groupsOf = (side: PortraitSide, dimension: Dimension, noName: string): Group[] =>
  (dimension === 'age' ? byAge : byValue)(side[dimension]).map(({ name, value }, index) => ({
    key: String(index),
    label: name.trim() || noName,
    value,
  }));
