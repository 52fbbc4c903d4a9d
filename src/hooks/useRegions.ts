import { useState } from 'react';
import { loadRegions, type Region } from '@/utils/regions';
import { useRead } from './useRead';

const none: Region[] = [];

/** Provinces, cities and districts, loaded on demand, or at once when `isNeeded`. `load` again after a failure retries. */
export function useRegions(isNeeded: boolean) {
  const [isAsked, setAsked] = useState(false);
  const {
    data = none,
    error,
    isFetching,
    refetch,
  } = useRead<Region[]>(['regions'], loadRegions, { enabled: isNeeded || isAsked });
  return { regions: data, isLoading: isFetching, load: () => (error ? void refetch() : setAsked(true)) };
}
