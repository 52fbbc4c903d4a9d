import { useRequest } from 'ahooks';

/**
 * Reads one thing to look at or to edit: always from the server, for a form over an old copy would
 * meet a conflict that nobody made.
 *
 * @param key names it; another key reads anew
 */
export function useEntity<Entity>(key: string, read: () => Promise<Entity>) {
  const { data, error, loading, refresh, mutate } = useRequest(read, { refreshDeps: [key], onError: () => {} });
  return { entity: data, error: error as unknown, isLoading: loading, reload: refresh, replace: mutate };
}
