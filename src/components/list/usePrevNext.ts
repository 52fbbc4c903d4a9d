import { history } from '@umijs/max';
import { useEffect, useReducer } from 'react';
import { showUnexpected } from '@/errors/show';
import type { Filter } from './codec';
import { extendCursor, getPrevNext, getSideToLoad } from './list-cursor';
import { listCursorStore } from './list-cursor-store';

/**
 * Previous and next entity of the list that the operator came from, in the order of that list; beyond the edge of its
 * page the service of the list loads more. Kept in memory for the session: an entity opened by its URL has neither.
 *
 * @param entity the `name` of the list
 * @returns `previous` and `next`: ids; `isInList`: whether the entity is in the list
 */
export function usePrevNext(entity: string, id: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const cursor = listCursorStore.get(entity);
  const side = cursor && getSideToLoad(cursor, id);

  useEffect(() => {
    const known = listCursorStore.get(entity);
    if (known?.ids.includes(id)) known.shown = id;
    if (!side || !known) return;
    let isOver = false;
    extendCursor(known, side).then(
      (longer) => {
        // After sign-out, or when another list was shown, the result is dropped.
        if (listCursorStore.get(entity) === known) listCursorStore.set(entity, longer);
        if (!isOver) redraw();
      },
      // There is no next one until another entity is opened.
      showUnexpected,
    );
    return () => {
      isOver = true;
    };
  }, [entity, id, side]);

  return { ...(cursor && getPrevNext(cursor, id)), isInList: cursor?.ids.includes(id) ?? false } as {
    previous?: string;
    next?: string;
    isInList: boolean;
  };
}

const noFilter: Filter = {};

/** Goes to the list of an entity as last shown in this session, to the row shown last; to `path` if none was. */
export const returnToList = (entity: string, path: string) =>
  history.push(listCursorStore.get(entity)?.address ?? path, { isReturn: true });

/** Filter of the list of an entity as last shown in this session. */
export const getLastFilter = (entity: string): Filter => listCursorStore.get(entity)?.filter ?? noFilter;
