import { useCallback, useEffect, useRef } from 'react';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useOverlayParam } from './useOverlayParam';

/** URL value for an entity that does not exist yet. */
export const NEW_ENTITY = 'new';

/** Context of a new entity, beside `edit`. */
type EditTarget = { parentId?: string; levelCode?: string };

/** `under` is the parent: `parentId` would be a filter of the list. */
const NAMES = ['edit', 'under', 'levelCode'] as const;

/** The form that is open over a screen, kept in the URL. Changes of the URL go through the leave guard. */
export function useEditParam() {
  const { read, open, close } = useOverlayParam(NAMES);
  const target = read('edit') || undefined;

  // A form may load first, and so be two drawers: neither knows where the focus came from.
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && target === undefined) restoreFocus(opener.current);
    wasOpen.current = target !== undefined;
  }, [target]);

  return {
    /** Id of the edited entity, `new`, or undefined while no form is open. */
    target,
    /** Parent of the new entity. */
    parentId: read('under') ?? undefined,
    /** Level of the new entity. */
    levelCode: read('levelCode') ?? undefined,
    open: useCallback(
      (edit: string, { parentId, levelCode }: EditTarget = {}) => {
        opener.current = document.activeElement;
        open({ edit, under: parentId, levelCode });
      },
      [open],
    ),
    close,
  };
}
