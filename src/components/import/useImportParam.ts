import { useCallback } from 'react';
import { useOverlayParam } from '@/components/form/useOverlayParam';
import { useQueryParams } from '@/hooks/useQueryParams';

const NAMES = ['import'] as const;
/** The filter of a list that lets through what an import has written. */
export const IMPORTED = 'importId';

/** Which import is open over a list, held in its address. */
export function useImportParam() {
  const { read, open, replace, close } = useOverlayParam(NAMES);
  const { patch } = useQueryParams();
  return {
    /** The id of the import, `new` before there is one, or undefined while none is open. */
    id: read('import') || undefined,
    open: useCallback((id: string) => open({ import: id }), [open]),
    /** Another import in the place of this one; Back leads to the list all the same. */
    replace: useCallback((id: string) => replace({ import: id }), [replace]),
    close,
    /** Closes it over a list of just what it has written, whatever the list was filtered by; Back leads to that. */
    showWritten: useCallback((id: string) => patch({ [IMPORTED]: id }, { replace: true, isWhole: true }), [patch]),
  };
}

export type ImportPlace = ReturnType<typeof useImportParam>;
