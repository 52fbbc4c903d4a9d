import { fold } from '../import/fold';

/** A district with the names of the province, the city and itself. */
export type District = { code: string; path: readonly [province: string, city: string, district: string] };

/** The code of a district; `ambiguous` for a text that fits several, undefined for one that fits none. */
export type FindRegion = (text: string) => string | 'ambiguous' | undefined;

/**
 * Finds districts by code or by name: province, city and district in a row with or without blanks,
 * the first two perhaps shortened by `shorten`, the province perhaps left out, and the city where it
 * says nothing, such as in a municipality.
 */
export function regionFinder(districts: readonly District[], shorten: (name: string) => string): FindRegion {
  const found = new Map<string, string | 'ambiguous'>();
  const add = (key: string, code: string) => found.set(key, (found.get(key) ?? code) === code ? code : 'ambiguous');
  for (const { code, path } of districts) {
    for (const key of new Set(spellings(path, shorten).map(fold))) add(key, code);
  }
  const codes = new Set(districts.map(({ code }) => code));
  return (text) => (codes.has(text.trim()) ? text.trim() : found.get(fold(text)));
}

function spellings([province, city, district]: District['path'], shorten: (name: string) => string): string[] {
  const isMunicipality = city === province;
  return [province, shorten(province), ''].flatMap((start) => [
    ...[city, shorten(city)].map((middle) => start + middle + district),
    // "北京市海淀区" and "重庆市城口县": what stands between says nothing.
    ...(start !== '' && (isMunicipality || shorten(city) === '') ? [start + district] : []),
  ]);
}
