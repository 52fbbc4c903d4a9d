import type { ExportClear } from '../../src/contract/export';
import type { Cell } from '../../src/domain/csv';
import type { Language } from '../messages';

export type Texts = readonly [chinese: string, english: string];

export const inLanguage = (texts: Texts, language: Language) => texts[language === 'en-US' ? 1 : 0];

/** A column of an exported file; its width in characters. */
export type Column<Dto> = { title: Texts; width: number; cell: (dto: Dto, language: Language) => Cell };

/** What is written as it is, and why. */
export type Clear = Omit<ExportClear, 'fields'> & { fields: readonly string[] };

/** Several words in one cell. */
export const joined = (words: readonly string[], language: Language) => words.join(language === 'en-US' ? ', ' : '、');

export const headerOf = (columns: readonly { title: Texts }[], language: Language) =>
  columns.map(({ title }) => inLanguage(title, language));
export const lineOf = <Dto>(columns: readonly Column<Dto>[], dto: Dto, language: Language) =>
  columns.map(({ cell }) => cell(dto, language));
