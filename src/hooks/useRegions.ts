import { useRequest } from 'ahooks';
import { loadRegions, type Region } from '@/utils/regions';
import { sharedAnswer } from './sharedAnswer';

const none: Region[] = [];

/** Provinces, cities and districts, read when first asked for, or at once when `isNeeded`. */
export function useRegions(isNeeded: boolean) {
  const { data, loading, run } = useRequest<Region[], []>(loadRegions, { manual: !isNeeded, onError: () => {} }, [
    sharedAnswer('regions'),
  ]);
  return { regions: data ?? none, isLoading: loading, load: () => void (data ?? run()) };
}
