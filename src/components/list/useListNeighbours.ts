import { useEffect, useReducer } from 'react';
import { showUnexpected } from '@/errors/show';
import type { Filter } from './codec';
import { extend, neighboursIn, openSide } from './trail';
import { trails } from './trails';

/**
 * What stands before and after a thing in the list that one came from, in the order of that list; beyond the edge of
 * its page the list's service is asked. Kept in memory for the session: who opens a thing by its address has neither.
 *
 * @param entity the `name` of the list
 * @returns ids; `isInList` whether there is a list to go through
 */
export function useListNeighbours(entity: string, id: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const trail = trails.get(entity);
  const side = trail && openSide(trail, id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another thing there may be another way on
  useEffect(() => {
    const known = trails.get(entity);
    if (!side || !known) return;
    let isOver = false;
    extend(known, side).then(
      (longer) => {
        // Signed out, or another list was shown: it is no longer asked for.
        if (trails.get(entity) === known) trails.set(entity, longer);
        if (!isOver) redraw();
      },
      // There is no way on until another one is opened.
      showUnexpected,
    );
    return () => {
      isOver = true;
    };
  }, [entity, id, side]);

  return { ...(trail && neighboursIn(trail, id)), isInList: trail?.ids.includes(id) ?? false } as {
    previous?: string;
    next?: string;
    isInList: boolean;
  };
}

const noFilter: Filter = {};

/** Where the list of an entity stands that was shown last in this session, as it was left; `path` where none was. */
export const listAddress = (entity: string, path: string) => trails.get(entity)?.address ?? path;

/** What the list of an entity was filtered by that was shown last in this session. */
export const lastFilterOf = (entity: string): Filter => trails.get(entity)?.filter ?? noFilter;
