import { useLocation } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useRef } from 'react';
import { useQueryParams } from '@/hooks/useQueryParams';
import { goBack } from './leave-guard';

type Values = Record<string, string | undefined>;

/** Within this time, a second click of a double click, or a held Escape key, counts as one. */
const DOUBLE_CLICK_MS = 300;

/** State of the history entry that opened an overlay. */
const OPENED = { isOverlayOpened: true };

/**
 * URL parameters of an overlay: it survives a reload and a new sign-in, and Back closes it. Closing goes back, so that
 * the history has no entry for a closed overlay; if the overlay was opened by its URL, closing replaces the URL.
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
  // Stable functions: rows that open the overlay must not render when the URL changes.
  const close = useMemoizedFn(() => {
    if (!isOpenedHere) return go({}, { replace: true });
    const now = performance.now();
    if (now - leftAt.current > DOUBLE_CLICK_MS && goBack()) leftAt.current = now;
  });
  const replace = useMemoizedFn((values: Values) => go(values, { replace: true, state }));
  /** Replaces the URL if an overlay is already open. */
  const open = useMemoizedFn((values: Values) => {
    if (isOpen) return replace(values);
    // Closing this one is a separate action, however soon.
    leftAt.current = Number.NEGATIVE_INFINITY;
    go(values, { replace: false, state: OPENED });
  });

  return { read, open, replace, close };
}
