import { onSessionEnd } from '@/session/forget';

/** A URL that was opened, and the name of the entity that it shows; without a name it is the screen. */
export type Place = { pathname: string; search: string; name?: string };

const MAX_PLACES = 20;
/** Parameters of overlays. Until the overlay has a name, it is not a place. */
const OVERLAYS = ['id', 'edit', 'import', 'sheet'];

// In memory only, because a URL can identify a person.
let places: readonly Place[] = [];
onSessionEnd(() => {
  places = [];
});

const isSamePlace = (a: Place, b: Place) => a.pathname === b.pathname && a.name === b.name;

/** Adds a place; a screen is listed once, with its latest URL. */
export function addRecentPlace(place: Place) {
  const params = new URLSearchParams(place.search);
  if (place.name === undefined && OVERLAYS.some((name) => params.has(name))) return;
  places = [place, ...places.filter((one) => !isSamePlace(one, place))].slice(0, MAX_PLACES);
}

/** Places of this tab since the sign-in, latest first. */
export const getRecentPlaces = () => places;
