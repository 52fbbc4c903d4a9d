type Node = { text: string; value: string; children?: Node[] };
export type Region = { value: string; label: string; children?: Region[] };

const toRegion = ({ text, value, children }: Node): Region => ({
  value,
  label: text,
  children: children?.map(toRegion),
});

/** Loads provinces, cities and districts by code (GB/T 2260) on first use. */
export async function loadRegions(): Promise<Region[]> {
  const { useCascaderAreaData: readAreas } = await import('@vant/area-data');
  return readAreas().map(toRegion);
}

/** Name of a region from the province down; its code if unknown, — for none. */
export const formatRegion = (regions: readonly Region[], code: string | null | undefined) => {
  if (!code) return '—';
  const path = getRegionPath(regions, code);
  return path.length > 0 ? path.map(({ label }) => label).join(' ') : code;
};

/** Regions from the province down to `code`; empty for an unknown code. */
export function getRegionPath(regions: readonly Region[], code: string): Region[] {
  for (const region of regions) {
    if (region.value === code) return [region];
    const below = getRegionPath(region.children ?? [], code);
    if (below.length > 0) return [region, ...below];
  }
  return [];
}
