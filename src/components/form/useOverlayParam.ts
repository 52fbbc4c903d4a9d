import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useRef } from 'react';
import { useQueryParams } from '@/hooks/useQueryParams';
import { goBack } from './leave-guard';

type Values = Record<string, string | undefined>;

/** Within this the second half of a double click, or of Escape held down, is the same wish. */
const DOUBLE_CLICK_MS = 300;

/** On the entry of the history that an overlay was opened with. */
const OPENED = { isOverlayOpened: true };

/**
 * Parameters of the address that say what lies over a screen: a reload and a new sign-in open it again,
 * Back closes it. Closing it is going back too, so that the history holds no entry that nobody can see;
 * where the overlay came with the address, as by a link, closing it replaces the address.
 *
 * @param names must be stable
 */
export function useOverlayParam(names: readonly string[]) {
  const { read, patch } = useQueryParams();
  const { state } = useLocation();
  const isOpenedHere = (state as Partial<typeof OPENED> | null)?.isOverlayOpened === true;
  const isOpen = names.some((name) => read(name) !== null);

  const go = (values: Values, options: { replace: boolean; state?: unknown }) =>
    patch(Object.fromEntries(names.map((name) => [name, values[name]])), options);
  const leftAt = useRef(Number.NEGATIVE_INFINITY);
  // The same ones whatever the address says: the rows below an overlay, which can open it, are not drawn anew for it.
  const close = useMemoizedFn(() => {
    if (!isOpenedHere) return go({}, { replace: true });
    const now = performance.now();
    if (now - leftAt.current > DOUBLE_CLICK_MS && goBack()) leftAt.current = now;
  });
  const replace = useMemoizedFn((values: Values) => go(values, { replace: true, state }));
  /** Another overlay in the place of an open one is no step further. */
  const open = useMemoizedFn((values: Values) => {
    if (isOpen) return replace(values);
    // Closing this one is another wish, however soon.
    leftAt.current = Number.NEGATIVE_INFINITY;
    go(values, { replace: false, state: OPENED });
  });

  return { read, open, replace, close };
}
