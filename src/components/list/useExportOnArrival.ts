import { history, useLocation } from '@umijs/max';
import { useEffect } from 'react';

/** On the entry of the history by which a list was come to, to be exported. */
const OPENS_EXPORT = { opensExport: true };

/** Opens the export of the list at `path`: that which is on the screen as it is filtered, another one whole. */
export function exportHere(path: string) {
  const { pathname, search } = history.location;
  if (pathname === path) history.replace(pathname + search, OPENS_EXPORT);
  else history.push(path, OPENS_EXPORT);
}

/**
 * Opens the export of a list that was come to for that, once.
 *
 * @param isReady its rows are there, or are known not to be
 * @param open asks what is exported; undefined where there is nothing to export
 */
export function useExportOnArrival(isReady: boolean, open: (() => void) | undefined) {
  const { state } = useLocation();
  const isWanted = (state as Partial<typeof OPENS_EXPORT> | null)?.opensExport === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that it is ready by now, not what it would open
  useEffect(() => {
    if (!isWanted || !isReady) return;
    // A reload does not open it again.
    history.replace(history.location.pathname + history.location.search);
    open?.();
  }, [isWanted, isReady]);
}
