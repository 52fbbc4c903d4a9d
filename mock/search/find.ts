import { search as limit, searchKinds } from '../../src/contract/limits/search';
import type { Found } from '../../src/contract/search';
import { fold } from '../../src/domain/fold';
import { getSearchableEntities } from './searchable-entities';

type SearchText = {
  text: string;
  /** Without spaces, which some people type in numbers. */
  number: string;
};

/** Rank of a match: whole number, start, end, part of the number or name; 0 if there is no match. */
function getRank(sought: SearchText, { no, name }: { no: string; name?: string }) {
  const number = fold(no);
  if (number === sought.number) return 4;
  if (number.startsWith(sought.number)) return 3;
  if (number.endsWith(sought.number)) return 2;
  return number.includes(sought.number) || (name !== undefined && fold(name).includes(sought.text)) ? 1 : 0;
}

/** Finds entities of each kind at `now` (milliseconds), best matches first, then highest number. */
export function findEntities(text: string, now: number): Found {
  const sought = { text: fold(text), number: fold(text).replaceAll(/\s/g, '') };
  const kinds = getSearchableEntities(now);
  const fitting = searchKinds.map((kind) => ({
    kind,
    all: kinds[kind]
      .map((one) => ({ ...one, fit: getRank(sought, one) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || (a.no < b.no ? 1 : -1)),
  }));
  return {
    things: fitting.flatMap(({ all }) => all.slice(0, limit.maxPerKind).map(({ found }) => found())),
    totals: Object.fromEntries(fitting.map(({ kind, all }) => [kind, all.length])) as Found['totals'],
  };
}
