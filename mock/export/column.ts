import type { ExportClear } from '../../src/contract/export';
import type { Cell } from '../../src/domain/csv';
import { inLanguage, type Language, type Texts } from '../language';

/** A column of an exported file; its width in characters. */
export type Column<Dto> = { title: Texts; width: number; cell: (dto: Dto, language: Language) => Cell };

/** What is written as it is, and why. */
export type Clear = Omit<ExportClear, 'fields'> & { fields: readonly string[] };

/** Several words in one cell. */
export const joined = (words: readonly string[], language: Language) => words.join(language === 'en-US' ? ', ' : '、');

/** A cell that says a value of an enum in words; empty for null. */
export const enumCell =
  <Dto, Value extends string>(read: (dto: Dto) => Value | null, texts: Readonly<Record<NoInfer<Value>, Texts>>) =>
  (dto: Dto, language: Language): Cell => {
    const value = read(dto);
    return value === null ? null : inLanguage(texts[value], language);
  };

/** Instants of the server are in the business time zone already. */
export const instantCell = (text: string | null) => text && `${text.slice(0, 10)} ${text.slice(11, 19)}`;

export const toHeader = (columns: readonly { title: Texts }[], language: Language) =>
  columns.map(({ title }) => inLanguage(title, language));
export const toLine = <Dto>(columns: readonly Column<Dto>[], dto: Dto, language: Language) =>
  columns.map(({ cell }) => cell(dto, language));
