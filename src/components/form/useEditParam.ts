import { useCallback, useEffect, useRef } from 'react';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useOverlayParam } from './useOverlayParam';

/** Stands in the address for something that is not there yet. */
export const NEW_ENTITY = 'new';

/** What a new one is made for, beside `edit`. */
type EditTarget = { parentId?: string; levelCode?: string };

const NAMES = ['edit', 'parentId', 'levelCode'] as const;

/** Which form is open over a screen, held in its address. The leave guard hears of it when that changes. */
export function useEditParam() {
  const { read, open, close } = useOverlayParam(NAMES);
  const target = read('edit') || undefined;

  // A form may first have to load, and so be two drawers: neither knows where the focus came from.
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && target === undefined) restoreFocus(opener.current);
    wasOpen.current = target !== undefined;
  }, [target]);

  return {
    /** The id of what is edited, `new`, or undefined while no form is open. */
    target,
    /** What the new one is to lie below. */
    parentId: read('parentId') ?? undefined,
    /** The level that the new one is to be for. */
    levelCode: read('levelCode') ?? undefined,
    open: useCallback(
      (edit: string, about: EditTarget = {}) => {
        opener.current = document.activeElement;
        open({ edit, ...about });
      },
      [open],
    ),
    close,
  };
}
