import { toDayNumber } from '../day';
import { isMobile, normalizeMobile } from '../validation/mobile';
import { cleanLine, cleanText, countCharacters } from '../validation/text';

/** Text of each field that has a column, as in the file. */
export type RowTexts<Field extends string> = { [Name in Field]?: string };

/** A row of a file: its line number in a spreadsheet, its texts, and whether it is already refused. */
export type FileLine<Field extends string> = { line: number; texts: RowTexts<Field>; isRefused: boolean };

/** Problems that a cell of any entity can have. */
export type CommonProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'notAnOption'
  | 'notANumber'
  | 'outOfRange'
  | 'mobile'
  | 'date';

/** Values that the message of a problem needs. */
export type ProblemFacts = {
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** The offending word of a cell with several words. */
  word?: string;
  /** Line number of another row that is involved, counted as in a spreadsheet. */
  line?: number;
};

/** Problem of a field's cell. */
export type CellProblem<Field extends string, Problem extends string = CommonProblem> = ProblemFacts & {
  field: Field;
  problem: Problem;
};

const SEPARATOR = /[、,;|\n/]+/;
const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/;

function toDay(text: string) {
  const [, year = '', month = '', date = ''] = DAY.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return toDayNumber(day) === undefined ? undefined : day;
}

const toMobile = (text: string) => (isMobile(text) ? normalizeMobile(text) : undefined);

/**
 * Reads the cells of a row and collects their problems. Readers of single values return null for an empty or invalid
 * cell. Text is never interpreted as a formula.
 */
export class RowReader<Field extends string, Problem extends string> {
  readonly problems: CellProblem<Field, Problem | CommonProblem>[] = [];

  constructor(private readonly texts: RowTexts<Field>) {}

  line = (field: Field) => cleanLine(this.texts[field] ?? '') || null;
  /** Like `line`, with full-width characters converted to half width. */
  plain = (field: Field) => this.line(field)?.normalize('NFKC') ?? null;

  refuse(field: Field, problem: Problem | CommonProblem, facts: ProblemFacts = {}): null {
    this.problems.push({ field, problem, ...facts });
    return null;
  }

  require(fields: readonly Field[]) {
    for (const field of fields) if (this.line(field) === null) this.refuse(field, 'required');
  }

  private within(field: Field, text: string | null, max: number, min = 1) {
    if (text === null) return null;
    const length = countCharacters(text);
    if (length < min) return this.refuse(field, 'tooShort', { min });
    return length > max ? this.refuse(field, 'tooLong', { max }) : text;
  }

  text = (field: Field, max: number, min?: number) => this.within(field, this.line(field), max, min);
  plainText = (field: Field, max: number) => this.within(field, this.plain(field), max);
  /** Text of several lines. */
  longText = (field: Field, max: number) => this.within(field, cleanText(this.texts[field] ?? '') || null, max);

  parsed<Value>(field: Field, parse: (text: string) => Value | undefined, problem: Problem | CommonProblem) {
    const text = this.plain(field);
    if (text === null) return null;
    return parse(text) ?? this.refuse(field, problem);
  }

  number(field: Field, min: number, max: number, isWhole = false) {
    const text = this.plain(field);
    if (text === null) return null;
    const value = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value) || (isWhole && !Number.isInteger(value))) {
      return this.refuse(field, 'notANumber', { isWhole });
    }
    return value < min || value > max ? this.refuse(field, 'outOfRange', { min, max }) : value;
  }

  day = (field: Field) => this.parsed(field, toDay, 'date');
  mobile = (field: Field) => this.parsed(field, toMobile, 'mobile');

  /** Words of a cell with several words, without duplicates. */
  words(field: Field): string[] {
    const words = cleanText(this.texts[field] ?? '')
      .normalize('NFKC')
      .split(SEPARATOR)
      .map(cleanLine);
    return [...new Set(words.filter((word) => word !== ''))];
  }
}
