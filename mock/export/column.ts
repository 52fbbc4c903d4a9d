import type { ExportClear } from '../../src/contract/export';
import type { Cell } from '../../src/domain/csv';
import { inLanguage, type Language, type Texts } from '../language';

/** Column of an exported file; `width` is in characters. */
export type Column<Dto> = { title: Texts; width: number; cell: (dto: Dto, language: Language) => Cell };

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
export const toLine = <Dto>(columns: readonly Column<Dto>[], dto: Dto, language: Language) =>
  columns.map(({ cell }) => cell(dto, language));
