import type { QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { useRead } from '@/hooks/useRead';
import { useStable } from '@/hooks/useStable';
import { queryClient } from '@/services/query-client';

/**
 * Reads one thing to look at or to edit: always from the server, for a form over an old copy would
 * meet a conflict that nobody made.
 *
 * @param key the entity first, then every parameter of the read
 * @param onMissing called when it does not exist (any more): the list that it was opened from is an old one
 */
export function useEntity<Entity>(key: QueryKey, readEntity: () => Promise<Entity>, onMissing?: () => void) {
  const readOrMiss = async () => {
    try {
      return await readEntity();
    } catch (failure) {
      if (failure instanceof AppError && failure.status === 404) onMissing?.();
      throw failure;
    }
  };
  const read = useRead<Entity>(key, readOrMiss, { isUncached: true });
  const { data, error, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = read;
  const ownKey = useStable(key);
  return {
    entity: isFetchedAfterMount || isPlaceholderData ? data : undefined,
    error: (isFetching ? undefined : error) ?? undefined,
    isLoading: isFetching,
    reload: refetch as () => void,
    /** Shows the answer of a write, unless another one was opened since: that write was not to it. */
    replace: useCallback((entity: Entity): void => void queryClient.setQueryData(ownKey, entity), [ownKey]),
  };
}
