import { findNewestDayWithData } from '@/domain/period/days-with-data';
import { useRead } from '@/hooks/useRead';
import { getPortraitDays } from '@/services/analysis';

/** Days that have a portrait snapshot, and the newest of them; undefined until loaded. */
export function usePortraitDays() {
  const { data, isFetching, refetch } = useRead(['analysis', 'portraitDays'], getPortraitDays, {
    refreshOnFocus: true,
  });
  return {
    days: data,
    day: data && findNewestDayWithData(data),
    isSettled: data !== undefined || !isFetching,
    refetch,
  };
}
