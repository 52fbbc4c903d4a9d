import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { useRead } from '@/hooks/useRead';
import { prefetch, queryClient } from '@/services/query-client';

/** Error for a URL without an id. */
const missing = new AppError('business', { status: 404 });

/**
 * Loads the entity of a screen. A cached one is shown at once while it is fetched again; if that fails it stays, and
 * the error is shown.
 *
 * @param name the entity name, first element of the key
 * @param id from the URL of the screen; null if there is none
 */
export function useScreenEntity<Entity extends { id: string; version: number }>(
  name: string,
  id: string | null,
  read: (id: string) => Promise<Entity>,
) {
  const { data, error, isFetching, refetch } = useRead<Entity>([name, id], () => read(id ?? ''), {
    enabled: id !== null,
  });
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown && error) showUnexpected(error);
  }, [isShown, error]);

  return {
    entity: data,
    error: id === null ? missing : ((isFetching ? undefined : error) ?? undefined),
    isLoading: isFetching,
    reload: refetch as () => void,
    replace: useMemoizedFn((changed: Entity): void => {
      queryClient.setQueryData([name, changed.id], changed);
    }),
  };
}

/** `prefetch` of such a screen (session/prefetch): the entity whose id is in the URL. */
export const prefetchEntity =
  <Entity>(name: string, read: (id: string) => Promise<Entity>) =>
  (search: string) => {
    const id = new URLSearchParams(search).get('id');
    return id ? prefetch([name, id], () => read(id)) : undefined;
  };
