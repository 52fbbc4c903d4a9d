import { useCallback } from 'react';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import { useQueryParams } from '@/hooks/useQueryParams';

const NAMES = ['import'] as const;
/** List filter for the rows that an import has written. */
export const IMPORTED = 'importId';

/** The import that is open over a list, kept in the URL. */
export function useImportParam() {
  const { read, open, replace, close } = useOverlayParam(NAMES);
  const { patch } = useQueryParams();
  return {
    /** Id of the import, `new` before there is one, or undefined while none is open. */
    id: read('import') || undefined,
    open: useCallback((id: string) => open({ import: id }), [open]),
    /** Replaces the import in the URL; Back still leads to the list. */
    replace: useCallback((id: string) => replace({ import: id }), [replace]),
    close,
    /**
     * Closes the import and filters the list by its written rows only; Back leads to the list as it
     * was filtered before.
     */
    showWritten: useCallback((id: string) => patch({ [IMPORTED]: id }, { replace: true, isWhole: true }), [patch]),
  };
}

export type ImportPlace = ReturnType<typeof useImportParam>;
