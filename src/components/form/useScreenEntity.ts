import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { knownAnswer, readAhead, shareAnswer } from '@/hooks/sharedAnswer';
import { askAheadFor, knownAhead, takeOrRead } from '@/session/ahead';
import { useEntity } from './useEntity';

/** An address without an id, or with the name of something else, names nothing. */
const missing = new AppError('business', { status: 404 });

/**
 * What a screen is about: as it was read, or as the answer of a later write says it is now. One that was read before is
 * there at once, and is read again. Read again in vain it stays, and the failure is said.
 *
 * @param name of what it is, which names its answers with its id
 * @param id as the address of the screen has it; null where there is none
 */
export function useScreenEntity<Entity extends { id: string; version: number }>(
  name: string,
  id: string | null,
  read: (id: string) => Promise<Entity>,
) {
  const newest = useRef<Entity>(undefined);
  // An answer that is overtaken by that of a later write does not bring back what was.
  const newer = (one: Entity) => {
    const shown = newest.current;
    if (shown?.id === one.id && shown.version > one.version) return shown;
    newest.current = one;
    shareAnswer(answerOf(name, one.id), one);
    return one;
  };
  const { entity, error, isLoading, reload, replace } = useEntity<Entity>(id ?? '', async () => {
    if (!id) throw missing;
    const known = knownAhead<Entity>(read, id);
    if (known) newer(known);
    return newer(await takeOrRead(read, id));
  });
  // Another one is another screen: nothing of this one may stay on it.
  const known = id ? (knownAnswer<Entity>(answerOf(name, id)) ?? knownAhead<Entity>(read, id)) : undefined;
  const shown = entity?.id === id ? entity : known;

  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown && error) showUnexpected(error);
  }, [isShown, error]);

  return {
    entity: shown,
    error: error ?? (isLoading ? undefined : missing),
    isLoading,
    reload,
    replace: useMemoizedFn((changed: Entity) => replace(newer(changed))),
  };
}

const answerOf = (name: string, id: string) => `${name}:${id}`;

/**
 * What such a screen asks for first, to be asked before it is drawn (boot/first-read).
 *
 * @returns asks it, given the search of the address, in which the id stands
 */
export const firstEntity =
  <Entity>(read: (id: string) => Promise<Entity>) =>
  (search: string) => {
    const id = new URLSearchParams(search).get('id');
    return id ? askAheadFor(read, id) : undefined;
  };

/** Reads one that its screen may show next. */
export const readEntityAhead = <Entity>(name: string, id: string, read: (id: string) => Promise<Entity>) =>
  readAhead(answerOf(name, id), () => read(id));
