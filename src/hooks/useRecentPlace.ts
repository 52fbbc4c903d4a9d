import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { addRecentPlace } from './recent-places';

/**
 * Adds the current URL to the recent places of the palette.
 *
 * @param name of the shown entity, never of a person; null for the screen itself, undefined while the name is unknown or
 * if there is no place
 */
export function useRecentPlace(name: string | null | undefined) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (name !== undefined) addRecentPlace({ pathname, search, name: name ?? undefined });
  }, [pathname, search, name]);
}
