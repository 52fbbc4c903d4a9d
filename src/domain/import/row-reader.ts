import { dayNumber } from '../day';
import { isMobile, normaliseMobile } from '../validation/mobile';
import { cleanLine, cleanText, lengthOf } from '../validation/text';

/** The text of each field that has a column, as it stands in the file. */
export type RowTexts<Field extends string> = { [Name in Field]?: string };

/** A row of a file: where a spreadsheet shows it, what stands in it, and whether it is refused as it is. */
export type FileLine<Field extends string> = { line: number; texts: RowTexts<Field>; isRefused: boolean };

/** What can be wrong with a cell of any entity. */
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

/** What of a problem its words need to say. */
export type ProblemFacts = {
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** Of several in a cell the one that is meant. */
  word?: string;
  /** Another row that it is about, as a spreadsheet counts. */
  line?: number;
};

/** What is wrong with the cell of a field. */
export type CellProblem<Field extends string, Problem extends string = CommonProblem> = ProblemFacts & {
  field: Field;
  problem: Problem;
};

const SEPARATOR = /[、,;|\n/]+/;
const DAY = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/;

function toDay(text: string) {
  const [, year = '', month = '', date = ''] = DAY.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayNumber(day) === undefined ? undefined : day;
}

const toMobile = (text: string) => (isMobile(text) ? normaliseMobile(text) : undefined);

/**
 * Reads the cells of a row and collects what is wrong with them; each is null where there is nothing, or nothing good.
 * Text is taken as text, whatever it begins with.
 */
export class RowReader<Field extends string, Problem extends string> {
  readonly problems: CellProblem<Field, Problem | CommonProblem>[] = [];

  constructor(private readonly texts: RowTexts<Field>) {}

  line = (field: Field) => cleanLine(this.texts[field] ?? '') || null;
  /** The same with digits, letters and signs of one width. */
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
    const length = lengthOf(text);
    if (length < min) return this.refuse(field, 'tooShort', { min });
    return length > max ? this.refuse(field, 'tooLong', { max }) : text;
  }

  text = (field: Field, max: number, min?: number) => this.within(field, this.line(field), max, min);
  plainText = (field: Field, max: number) => this.within(field, this.plain(field), max);
  /** Of several lines. */
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

  /** Several in a cell, each once. */
  words(field: Field): string[] {
    const words = cleanText(this.texts[field] ?? '')
      .normalize('NFKC')
      .split(SEPARATOR)
      .map(cleanLine);
    return [...new Set(words.filter((word) => word !== ''))];
  }
}
