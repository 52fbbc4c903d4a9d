import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { addGuard, sameScreen } from './leave-guard';

/**
 * Asks before a form with unsaved changes is left, by link, Back, reload or tab close. Moving between
 * the tabs of the same screen does not ask.
 *
 * @param isDirty whether there is something to lose, as drawn
 * @param isDirtyNow the same at the very moment: what was just saved may be left before it is drawn. Where it is false
 * and `isDirty` is true only the browser asks
 */
export function useLeaveGuard(isDirty: boolean, isDirtyNow: () => boolean) {
  const here = useRef(useLocation());
  const asks = useMemoizedFn(isDirtyNow);
  useEffect(() => {
    if (!isDirty) return;
    return addGuard({ isDirty: asks, isSameScreen: (next) => sameScreen(here.current, next) });
  }, [isDirty, asks]);
}
