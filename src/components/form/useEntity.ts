import { useRequest } from 'ahooks';
import { AppError } from '@/errors/app-error';

/**
 * Reads one thing to look at or to edit: always from the server, for a form over an old copy would
 * meet a conflict that nobody made.
 *
 * @param key names it; another key reads anew
 * @param onMissing hears that it is not there: the list that it was opened from is an old one
 */
export function useEntity<Entity>(key: string, read: () => Promise<Entity>, onMissing?: () => void) {
  const onError = (failure: unknown) => {
    if (failure instanceof AppError && failure.status === 404) onMissing?.();
  };
  const { data, error, loading, refresh, mutate } = useRequest<Entity, []>(read, { refreshDeps: [key], onError });
  return { entity: data, error: error as unknown, isLoading: loading, reload: refresh, replace: mutate };
}
