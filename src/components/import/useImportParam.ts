import { useCallback } from 'react';
import { useOverlayParam } from '@/components/form/useOverlayParam';

const NAMES = ['import'] as const;

/** Which import is open over a list, held in its address. */
export function useImportParam() {
  const { read, open, replace, close } = useOverlayParam(NAMES);
  return {
    /** The id of the import, `new` before there is one, or undefined while none is open. */
    id: read('import') || undefined,
    open: useCallback((id: string) => open({ import: id }), [open]),
    /** Another import in the place of this one; Back leads to the list all the same. */
    replace: useCallback((id: string) => replace({ import: id }), [replace]),
    close,
  };
}

export type ImportPlace = ReturnType<typeof useImportParam>;
