import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { addGuard, type Place, sameScreen } from './leave-guard';

/**
 * Asks before a form with unsaved changes is left by link, Back, reload or tab close. Moving between tabs of the same
 * screen does not ask.
 *
 * @param isDirty whether there are unsaved changes, as rendered
 * @param isDirtyNow the same, ahead of the render: a saved form may be left before it renders. If it returns false
 * while `isDirty` is true, only the browser asks
 * @param isSavingNow whether a save is in flight
 * @param isOverlay the form is an overlay without a URL parameter: the browser's Back closes it
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
