import { option as optionLimit, question as questionLimit } from '../../../contract/limits/quiz';
import { cleanLine, countCharacters } from '../../validation/text';
import type { findOptions } from './markers';
import { readMatrix } from './matrix';
import type { PastedLine, PastedQuestion, PasteKind } from './pasted';
import type { PasteReason } from './reason';
import { areOptions, formatLabels, readStepLines, type Scale } from './scale';
import { readOption, readTitle, toRatingRange } from './title';
import { closing, otherStart, remark } from './vocabulary';

export type Text = {
  line: PastedLine;
  text: string;
  /** Whether an empty line comes before it. */
  isAfterGap: boolean;
};

/** A question or section whose lines are being read. */
export type Item = {
  head: PastedLine;
  question: PastedQuestion;
  /** Its lines, `head` first. */
  lines: PastedLine[];
  /** Set when its options are numbered, such as 1) 2) below question 1. */
  numbered: { style: string; last: number; rests: Omit<Text, 'isAfterGap'>[] } | null;
  /** Unlettered lines below it: its options, scale, rows or description. */
  plain: Text[];
};

export const mark = (line: PastedLine, kind: PasteKind, reason: PasteReason | null = null) =>
  Object.assign(line, { kind, reason });

/** Adds several options of one line. */
export function addOptions(item: Item, line: PastedLine, text: string, found: ReturnType<typeof findOptions>) {
  for (const [index, { at, length }] of found.entries())
    addOption(item, line, text.slice(at + length, found[index + 1]?.at));
}

/** Adds an option, or marks its line as one that cannot be read. */
export function addOption({ question }: Item, line: PastedLine, text: string, points: number | null = null) {
  const trimmed = text
    .trim()
    .replace(/[,;\uff0c\uff1b]$/, '')
    .trim();
  const { option, isScoreValid, hasJump } = readOption(trimmed, points);
  const problem: PasteReason | null =
    option.label === ''
      ? 'optionMissing'
      : countCharacters(option.label) > optionLimit.maxLabelLength
        ? 'optionTooLong'
        : question.options.length >= questionLimit.maxOptions
          ? 'tooManyOptions'
          : null;
  if (problem) {
    line.reason = problem;
    if (line.kind === 'option' && line.options === 0) line.kind = 'unclear';
    return;
  }
  if (hasJump) line.reason = 'jumpIgnored';
  if (!isScoreValid) line.reason = 'scoreInvalid';
  if (line.kind === 'unclear') line.kind = 'option';
  question.options.push(option);
  line.options += 1;
}

/** Adds a line to the description of a question or section. */
export function describe({ question, lines }: Item, line: PastedLine, text: string, kind: PasteKind = 'description') {
  const longer = question.description === null ? text : `${question.description}\n${text}`;
  if (countCharacters(longer) > questionLimit.maxDescriptionLength) return mark(line, 'unclear', 'descriptionTooLong');
  question.description = longer;
  if (!lines.includes(line)) lines.push(line);
  return mark(line, kind);
}

function describeAll(item: Item, lines: readonly Text[]) {
  for (const { line, text } of lines) describe(item, line, text);
}

/** Makes a question a rating. @returns false if it cannot have these steps */
export function rate(item: Item, scale: Scale, from: PastedLine[]): boolean {
  const { question, lines } = item;
  const range = toRatingRange(scale.min, scale.max);
  if (range.max === undefined) return false;
  Object.assign(question, range, { type: 'rate' });
  for (const line of from) {
    lines.push(line);
    mark(line, 'scale');
  }
  if (scale.labels.length > 0) describe(item, from[0] as PastedLine, formatLabels(scale), 'scale');
  return true;
}

/** Reads unlettered lines as options, up to an empty line, unless there is one between all of them. */
function readOptions(item: Item, all: readonly Text[]) {
  const from = all.length < 2 ? 0 : all.findIndex(({ text }) => otherStart.test(text) || !remark.test(text));
  const lines = all.slice(Math.max(0, from));
  describeAll(item, all.slice(0, all.length - lines.length));
  const gap = lines.findIndex(({ isAfterGap }, at) => at > 0 && isAfterGap);
  const ending = lines.findIndex(({ text }) => closing.test(text));
  const ends = [gap > 1 ? gap : lines.length, ending < 0 ? lines.length : ending];
  const listed = lines.slice(0, Math.min(...ends));
  for (const { line } of lines.slice(listed.length)) mark(line, 'unclear', 'afterOptions');
  const parts = listed.map(({ line }) =>
    line.text
      .split(/\t|\s{2,}|\u3000+/)
      .map(cleanLine)
      .filter(Boolean),
  );
  const [only = []] = parts;
  if (listed.length === 1 && only.length === 1) parts[0] = (only[0] as string).split(/[ /]+/);
  if (listed.length === 1 && (parts[0] as string[]).length === 1) return describeAll(item, listed);
  for (const [at, { line }] of listed.entries()) {
    mark(line, 'option');
    item.lines.push(line);
    for (const part of parts[at] as string[]) addOption(item, line, part);
  }
  return undefined;
}

/** The rows of a matrix, each as a question. */
function readRows(item: Item, lines: readonly Text[], type: NonNullable<PastedQuestion['type']>): Item[] {
  const { head, question, lines: own } = item;
  const read = readMatrix(lines.map(({ line }) => line));
  const { required, isStarred } = question;
  for (const line of read.before) describe(item, line, cleanLine(line.text));
  if (read.head) mark(read.head, 'ignored', 'tableHead');
  const isIn = new Set(read.rows.map(({ line }) => line));
  for (const { line } of lines) if (line.kind === 'blank' && !isIn.has(line)) mark(line, 'ignored', 'answerSpace');
  if (read.rows.length === 0 || (!read.head && type !== 'text')) head.reason = 'matrixWithoutColumns';
  own.push(...lines.flatMap(({ line }) => (line === read.head ? [line] : [])));
  return read.rows.map(({ line, title }) => {
    const { columns, steps } = read;
    const isRate = steps !== null || (type === 'rate' && columns.length === 0);
    const row: PastedQuestion = {
      ...readTitle(title),
      ...{ required, isStarred, isSection: false, description: null, options: [] },
      type: isRate ? 'rate' : type === 'rate' ? 'single' : type,
      ...(steps && toRatingRange(steps.min, steps.max)),
    };
    const added: Item = { head: line, question: row, lines: [line], numbered: null, plain: [] };
    mark(line, 'question');
    if (steps && steps.labels.length > 0) row.description = formatLabels(steps);
    if (!isRate && type !== 'text') for (const column of columns) addOption(added, line, column);
    return added;
  });
}

function settle(item: Item, lines: readonly Text[]) {
  const { head, question } = item;
  const { type, options, hasBlank, isSection } = question;
  const texts = lines.map(({ text }) => text);
  if (isSection || options.length > 0) return describeAll(item, lines);
  if (type === 'single' || type === 'multiple' || type === 'boolean') return readOptions(item, lines);
  if (type === 'rate') {
    const scale = readStepLines(texts);
    const from = lines.map(({ line }) => line);
    if (scale && rate(item, scale, from)) return undefined;
    if (lines.length < 3 || !areOptions(texts)) return describeAll(item, lines);
    return readOptions(item, lines);
  }
  if (type !== undefined || hasBlank || !areOptions(texts)) return describeAll(item, lines);
  head.reason ??= 'optionsAssumed';
  return readOptions(item, lines);
}

/** Interprets the plain lines below an item. @returns the rows of a matrix, which are questions */
export function settlePlainLines(item: Item): Item[] {
  const { plain: lines, question } = item;
  item.plain = [];
  if (question.matrix) return readRows(item, lines, question.matrix);
  if (lines.length > 0) settle(item, lines);
  return [];
}
