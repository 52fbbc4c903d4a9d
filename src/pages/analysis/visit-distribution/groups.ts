import type { Distribution, DistributionItem } from '@/contract/analysis/distribution';
import { sourceScenes } from '@/domain/analysis/distribution';
import type { Group } from '@/domain/analysis/groups';
import { fillGroups } from '@/domain/analysis/share';

/** Sources from many opens to few, with scenes and people. */
export function buildSourceGroups(
  { source }: Pick<Distribution, 'source'>,
  getName: (key: number) => string,
  formatScenes: (key: number) => string,
): Group[] {
  return [...source]
    .sort((a, b) => b.value - a.value)
    .map(({ key, value, uv }) => ({
      key: String(key),
      label: getName(key),
      value,
      cells: { scenes: formatScenes(key), uv },
    }));
}

/** Scenes of a source; undefined if the platform's tables lack it. */
export const getScenes = (key: number): readonly number[] | undefined => sourceScenes[key];

/** Buckets in order, with 0 for those without opens (docs/domain.md 1.3.2). */
export const buildBucketGroups = (
  keys: readonly number[],
  items: readonly DistributionItem[],
  nameOf: (key: number) => string,
): Group[] =>
  fillGroups(keys, items, (key) => ({ key, value: 0 })).map(({ key, value }) => ({
    key: String(key),
    label: nameOf(key),
    value,
  }));
