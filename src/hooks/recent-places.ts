import { onSessionEnd } from '@/session/forget';

/** An address that was opened, and what it shows one of; without a name it is the screen itself. */
export type Place = { pathname: string; search: string; name?: string };

const MAX_PLACES = 20;
/** Say that something lies over the screen. Until that is named, it is no place of its own. */
const OVERLAYS = ['id', 'edit', 'import', 'sheet'];

// In memory only: an address may say about whom it is.
let places: readonly Place[] = [];
onSessionEnd(() => {
  places = [];
});

const isSamePlace = (a: Place, b: Place) => a.pathname === b.pathname && a.name === b.name;

/** Notes that somebody is at a place: the same screen once, at its last address. */
export function addRecentPlace(place: Place) {
  const params = new URLSearchParams(place.search);
  if (place.name === undefined && OVERLAYS.some((name) => params.has(name))) return;
  places = [place, ...places.filter((one) => !isSamePlace(one, place))].slice(0, MAX_PLACES);
}

/** Where the operator has been in this tab since signing in, the last first. */
export const getRecentPlaces = () => places;
