import { findNewestDayWithData } from '@/domain/period/days-with-data';
import { useRead } from '@/hooks/useRead';
import { getPortraitDays } from '@/services/analysis';

/** The days that a portrait was kept of, and the newest of them; undefined until they are known. */
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
