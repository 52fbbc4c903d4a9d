import { history } from '@umijs/max';
import { useState } from 'react';
import { getRecentPlaces } from '@/hooks/recent-places';
import type { PaletteOption } from './option';
import { isWholeWithoutName } from './screens';
import { useScreenTitles } from './useScreens';

const MAX_SHOWN = 8;

/** Recent places of this tab, latest first, without the current one. */
export function useRecent(): readonly PaletteOption[] {
  const titleOf = useScreenTitles();
  const [places] = useState(() => {
    const { pathname, search } = history.location;
    return getRecentPlaces()
      .filter((place) => place.pathname !== pathname || place.search !== search)
      .filter(({ pathname: path, name }) => name !== undefined || isWholeWithoutName(path))
      .slice(0, MAX_SHOWN);
  });
  return places.flatMap(({ pathname, search, name }) => {
    const title = titleOf(pathname);
    if (title === undefined) return [];
    return [{ key: `recent ${pathname} ${name ?? ''}`, label: title, detail: name, href: pathname + search }];
  });
}
