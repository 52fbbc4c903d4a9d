import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { addRecentPlace } from './recent-places';

/**
 * Notes the present address among the recent places of the palette.
 *
 * @param name of what it shows one of, never that of a person; null for the screen itself, undefined while it is not
 * known, or where it has no place of its own
 */
export function useRecentPlace(name: string | null | undefined) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (name !== undefined) addRecentPlace({ pathname, search, name: name ?? undefined });
  }, [pathname, search, name]);
}
