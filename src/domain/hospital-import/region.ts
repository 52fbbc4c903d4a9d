import { foldHeader } from '../import/fold';

/** A district with the names of its province, its city and itself. */
export type District = { code: string; path: readonly [province: string, city: string, district: string] };

/** Finds the code of a district; `ambiguous` when several districts match, undefined when none does. */
export type FindRegion = (text: string) => string | 'ambiguous' | undefined;

/**
 * Creates a lookup of districts by code or by name: province, city and district in a row, with or without blanks.
 * Province and city may be shortened by `shorten`; the province may be left out, and so may a city name that adds
 * nothing, as in a municipality.
 */
export function createRegionFinder(districts: readonly District[], shorten: (name: string) => string): FindRegion {
  const found = new Map<string, string | 'ambiguous'>();
  const add = (key: string, code: string) => found.set(key, (found.get(key) ?? code) === code ? code : 'ambiguous');
  for (const { code, path } of districts) {
    for (const key of new Set(spellings(path, shorten).map(foldHeader))) add(key, code);
  }
  const codes = new Set(districts.map(({ code }) => code));
  return (text) => (codes.has(text.trim()) ? text.trim() : found.get(foldHeader(text)));
}

function spellings([province, city, district]: District['path'], shorten: (name: string) => string): string[] {
  const isMunicipality = city === province;
  return [province, shorten(province), ''].flatMap((start) => [
    ...[city, shorten(city)].map((middle) => start + middle + district),
    // "北京市海淀区" and "重庆市城口县": the city part adds nothing.
    ...(start !== '' && (isMunicipality || shorten(city) === '') ? [start + district] : []),
  ]);
}
