import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { addGuard, type Place, sameScreen } from './leave-guard';

/**
 * Asks before a form with unsaved changes is left, by link, Back, reload or tab close. Moving between
 * the tabs of the same screen does not ask.
 *
 * @param isDirty whether there is something to lose, as drawn
 * @param isDirtyNow the same at the very moment: what was just saved may be left before it is drawn. Where it is false
 * and `isDirty` is true only the browser asks
 * @param isSavingNow whether it is on its way at this very moment
 * @param isOverlay it lies over a screen without a place in its address: the browser's Back takes it away
 */
export function useLeaveGuard(
  isDirty: boolean,
  isDirtyNow: () => boolean,
  isSavingNow: () => boolean,
  isOverlay = false,
) {
  const here = useRef(useLocation());
  const asks = useMemoizedFn(isDirtyNow);
  const isSaving = useMemoizedFn(isSavingNow);
  useEffect(() => {
    if (!isDirty) return;
    const isSameScreen = (next: Place, isBack: boolean) => !(isOverlay && isBack) && sameScreen(here.current, next);
    return addGuard({ isDirty: asks, isSaving, isSameScreen });
  }, [isDirty, asks, isSaving, isOverlay]);
}
