import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';

/** State of a history entry that opens the export of its list. */
const OPENS_EXPORT = { opensExport: true };

/** Opens the export of the list at `path`: of what the list shows, or opens with if it is not on the screen. */
export function exportHere(path: string) {
  const { pathname, search } = history.location;
  if (pathname === path) history.replace(pathname + search, OPENS_EXPORT);
  else history.push(path, OPENS_EXPORT);
}

/**
 * Opens the export of the list once if the history entry asks for it.
 *
 * @param isReady the rows are loaded, or are known to be none
 * @param open opens the export dialog; undefined where there is nothing to export
 */
export function useExportOnArrival(isReady: boolean, open: (() => void) | undefined) {
  const { state } = useLocation();
  const isWanted = (state as Partial<typeof OPENS_EXPORT> | null)?.opensExport === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list becomes ready, not when `open` changes
  useEffect(() => {
    if (!isWanted || !isReady) return;
    // A reload does not open it again.
    history.replace(history.location.pathname + history.location.search);
    open?.();
  }, [isWanted, isReady]);
}
