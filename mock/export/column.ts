import type { ExportClear } from '../../src/contract/export';
import type { ExportColumns } from '../../src/contract/limits/export';
import type { Cell } from '../../src/domain/csv';
import { inLanguage, type Language, type Texts } from '../language';

type Key<Entity extends keyof ExportColumns> = ExportColumns[Entity][number];

/** Heading of a column of an exported file. */
export type Heading<Entity extends keyof ExportColumns = keyof ExportColumns> = {
  title: Texts;
  /** In characters. */
  width: number;
  /** The columns of the list that show the value; without one, only files with all columns have it. */
  of?: Key<Entity> | readonly Key<Entity>[];
  /** Name of the personal field that it shows, for the access log. */
  personal?: string;
};

/** Column of an exported file. */
export type Column<Dto, Entity extends keyof ExportColumns> = Heading<Entity> & {
  cell: (dto: Dto, language: Language) => Cell;
};

/**
 * Picks what belongs to the given columns of the list, in the order of the list.
 *
 * @param line one item for each of `columns`: cells, titles or the columns themselves
 * @param keys columns of the list; without them, the whole line
 */
export function pick<Item>(line: readonly Item[], columns: readonly Heading[], keys: readonly string[] | undefined) {
  if (!keys) return [...line];
  const getPlaces = (key: string) =>
    columns.flatMap(({ of }, place) => ([of].flat().some((one) => one === key) ? [place] : []));
  return [...new Set(keys.flatMap(getPlaces))].map((place) => line[place] as Item);
}

/** Fields that are written unmasked, and for what purpose. */
export type Clear = Omit<ExportClear, 'fields'> & { fields: readonly string[] };

export const joinWords = (words: readonly string[], language: Language) =>
  words.join(language === 'en-US' ? ', ' : '、');

/** Creates a cell function for the label of an enum value; null gives an empty cell. */
export const enumCell =
  <Dto, Value extends string>(read: (dto: Dto) => Value | null, texts: Readonly<Record<NoInfer<Value>, Texts>>) =>
  (dto: Dto, language: Language): Cell => {
    const value = read(dto);
    return value === null ? null : inLanguage(texts[value], language);
  };

/** Formats an instant of the server, which is already in the business time zone. */
export const formatInstant = (text: string | null) => text && `${text.slice(0, 10)} ${text.slice(11, 19)}`;

export const toHeader = (columns: readonly { title: Texts }[], language: Language) =>
  columns.map(({ title }) => inLanguage(title, language));
export const toLine = <Dto>(columns: readonly Pick<Column<Dto, never>, 'cell'>[], dto: Dto, language: Language) =>
  columns.map(({ cell }) => cell(dto, language));
