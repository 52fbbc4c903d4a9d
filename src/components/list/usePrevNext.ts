import { useEffect, useReducer } from 'react';
import { showUnexpected } from '@/errors/show';
import type { Filter } from './codec';
import { extendCursor, getPrevNext, getSideToLoad } from './list-cursor';
import { listCursorStore } from './list-cursor-store';

/**
 * What stands before and after a thing in the list that one came from, in the order of that list; beyond the edge of
 * its page the list's service is asked. Kept in memory for the session: who opens a thing by its address has neither.
 *
 * @param entity the `name` of the list
 * @returns ids; `isInList` whether there is a list to go through
 */
export function usePrevNext(entity: string, id: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const trail = listCursorStore.get(entity);
  const side = trail && getSideToLoad(trail, id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another thing there may be another way on
  useEffect(() => {
    const known = listCursorStore.get(entity);
    if (!side || !known) return;
    let isOver = false;
    extendCursor(known, side).then(
      (longer) => {
        // Signed out, or another list was shown: it is no longer asked for.
        if (listCursorStore.get(entity) === known) listCursorStore.set(entity, longer);
        if (!isOver) redraw();
      },
      // There is no way on until another one is opened.
      showUnexpected,
    );
    return () => {
      isOver = true;
    };
  }, [entity, id, side]);

  return { ...(trail && getPrevNext(trail, id)), isInList: trail?.ids.includes(id) ?? false } as {
    previous?: string;
    next?: string;
    isInList: boolean;
  };
}

const noFilter: Filter = {};

/** Where the list of an entity stands that was shown last in this session, as it was left; `path` where none was. */
export const getListUrl = (entity: string, path: string) => listCursorStore.get(entity)?.address ?? path;

/** What the list of an entity was filtered by that was shown last in this session. */
export const getLastFilter = (entity: string): Filter => listCursorStore.get(entity)?.filter ?? noFilter;
