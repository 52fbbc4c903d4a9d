import { useMemo, useSyncExternalStore } from 'react';
import { getChartColors } from './palette';

const FORCED = '(forced-colors: active)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(FORCED);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Colors of charts, which follow the operator's high contrast theme. */
export function useChartColors() {
  const isForced = useSyncExternalStore(subscribe, () => window.matchMedia(FORCED).matches);
  return useMemo(() => getChartColors(isForced), [isForced]);
}
