import type { QueryKey } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { AppError } from '@/errors/app-error';
import { useRead } from '@/hooks/useRead';
import { useStable } from '@/hooks/useStable';
import { queryClient } from '@/services/query-client';

/**
 * Loads one entity to show or edit, always from the server, because saving a form with a stale copy would cause a
 * conflict.
 *
 * @param key the entity name, then every parameter of the read
 * @param onMissing called once if the entity does not exist: the list behind it is stale
 */
export function useEntity<Entity>(key: QueryKey, readEntity: () => Promise<Entity>, onMissing?: () => void) {
  const ownKey = useStable(key);
  const missedKey = useRef<QueryKey>(undefined);
  const readOrMiss = async () => {
    try {
      return await readEntity();
    } catch (failure) {
      // Refetching the list also refetches this entity, which must not report it again.
      if (failure instanceof AppError && failure.status === 404 && missedKey.current !== ownKey) {
        missedKey.current = ownKey;
        onMissing?.();
      }
      throw failure;
    }
  };
  const read = useRead<Entity>(key, readOrMiss, { isUncached: true });
  const { data, error, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = read;
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
