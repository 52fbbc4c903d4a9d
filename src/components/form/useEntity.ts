import type { QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AppError } from '@/errors/app-error';
import { useRead } from '@/hooks/useRead';
import { useStable } from '@/hooks/useStable';
import { queryClient } from '@/services/query-client';

/**
 * Loads one entity to show or edit, always from the server, because saving a form with a stale copy would cause a
 * conflict.
 *
 * @param key the entity name, then every parameter of the read
 * @param onMissing called if the entity does not exist: the list behind it is stale
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
    /**
     * Caches the response of a write under the key of its own entity, even if another entity is open meanwhile.
     */
    replace: useCallback((entity: Entity): void => void queryClient.setQueryData(ownKey, entity), [ownKey]),
  };
}
