import { useRequest } from 'ahooks';
import { loadRegions, type Region } from '@/utils/regions';

const none: Region[] = [];

/** Provinces, cities and districts, read when first asked for, or at once when `isNeeded`. */
export function useRegions(isNeeded: boolean) {
  const { data, loading, run } = useRequest(loadRegions, {
    manual: !isNeeded,
    cacheKey: 'regions',
    // They do not change while the console is open.
    staleTime: -1,
    onError: () => {},
  });
  return { regions: data ?? none, isLoading: loading, load: () => void (data ?? run()) };
}
