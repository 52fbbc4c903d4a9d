import { option as optionLimit, question as questionLimit } from '../../../contract/limits/quiz';
import { cleanLine, lengthOf } from '../../validation/text';
import { type Marker, markerOf, narrow, optionsOn, SPACED, spacedMarker } from './markers';
import type { PastedLine, PastedQuestion, PasteKind, PasteReason } from './pasted';
import { tableHead, tableRow } from './table';
import { readOption, readTitle } from './title';

/** A question or a section while its lines are read. */
export type Item = {
  head: PastedLine;
  question: PastedQuestion;
  /** The lines of it, `head` first. */
  lines: PastedLine[];
  /** Set where its options are numbered, as 1) 2) below a question 1. */
  numbered: { style: string; last: number; rests: { line: PastedLine; text: string }[] } | null;
};

const blanksIn = (text: string) => text.match(/[_\uff3f]{2,}/g)?.length ?? 0;

const mark = (line: PastedLine, kind: PasteKind, reason: PasteReason | null = null) =>
  Object.assign(line, { kind, reason });

/** Reads lines one after the other; what some of them are only the next ones tell. */
export class Reader {
  private readonly items: Item[] = [];
  private current: Item | null = null;
  /** Lines without a number whose meaning what follows will tell. */
  private pending: { line: PastedLine; text: string }[] = [];
  private style: string | null = null;
  private number = 0;
  /** What the columns of the table are called that lines may be rows of. */
  private head: readonly string[] = [];

  read(lines: readonly PastedLine[]): Item[] {
    const texts = lines.map((line) => ({ line, text: cleanLine(line.text) })).filter(({ text }) => text !== '');
    for (const [index, { line, text }] of texts.entries()) {
      if (!this.isInTable(line)) this.take(line, text, texts[index + 1]?.text ?? '');
    }
    this.flush();
    return this.items;
  }

  private take(line: PastedLine, text: string, next: string) {
    const starred = /^[*\uff0a]\s*(?=[(\uff08]?[\d\uff10-\uff19])/.exec(text)?.[0].length ?? 0;
    const rest = text.slice(starred);
    const marker = this.markerOf(narrow(rest), narrow(next));
    const after = rest.slice(marker.length).trim();
    if (/^[_\uff3f\s]+$/.test(text) || marker.kind === 'answer') return this.answerSpace(line);
    if (marker.kind === 'separator') return mark(line, 'ignored', 'separator');
    if (marker.kind === 'section') return this.begin(line, after, true);
    if (marker.kind === 'option') return this.options(line, rest, marker.place, marker.length);
    if (marker.kind === 'number') {
      if (this.isNumberedOption(marker.style, marker.number)) return this.numberedOption(line, after, marker);
      this.style = marker.style;
      this.number = marker.number;
      return this.begin(line, starred > 0 ? `*${after}` : after, false);
    }
    return this.plain(line, text);
  }

  private markerOf(line: string, next: string): Marker {
    const options = this.current?.question.options.length ?? 0;
    const marker = markerOf(line, options);
    if (marker.kind !== 'none') return marker;
    const isNumbering = this.style === null || this.style === SPACED;
    return spacedMarker(line, isNumbering ? this.number + 1 : null, options, next) ?? marker;
  }

  private isInTable(line: PastedLine): boolean {
    const row = tableRow(line.text, this.head);
    if (row) {
      this.begin(line, row.title, false);
      for (const { label, score } of row.answers) this.add(line, label, score);
      return true;
    }
    const head = tableHead(line.text);
    if (!head) return false;
    this.head = head;
    mark(line, 'ignored', 'tableHead');
    return true;
  }

  private answerSpace(line: PastedLine) {
    mark(line, 'ignored', 'answerSpace');
    if (!this.current || this.current.question.isSection || this.current.question.options.length > 0) return;
    this.current.question.hasBlank = true;
    this.current.lines.push(line);
  }

  /** Begins a section or a question; options may follow on the same line. */
  private begin(line: PastedLine, text: string, isSection: boolean) {
    this.flush();
    const half = narrow(text);
    const inline = isSection ? [] : optionsOn(half, 0);
    const first = inline[0];
    const heading = first ? text.slice(0, first.at) : text;
    const read = readTitle(heading.trim());
    const isReallySection = isSection || read.type === 'section';
    mark(line, isReallySection ? 'section' : 'question', blanksIn(text) > 1 && !read.type ? 'severalBlanks' : null);
    const question = { ...read, isSection: isReallySection, description: null, options: [] };
    this.current = { head: line, question, lines: [line], numbered: null };
    this.items.push(this.current);
    if (first) this.addAll(line, text, inline);
  }

  private options(line: PastedLine, text: string, place: number | null, length: number) {
    this.settleOwner(place);
    const { current } = this;
    if (!current) return mark(line, 'unclear', 'optionAlone');
    this.flush();
    mark(line, 'option');
    current.lines.push(line);
    const several = optionsOn(narrow(text), current.question.options.length);
    if (several.length > 1) return this.addAll(line, text, several);
    return this.add(line, text.slice(length));
  }

  /** Which question options belong to that begin here. */
  private settleOwner(place: number | null) {
    const { current } = this;
    const isFirst = place === 0 || (place === null && current?.question.options.length === 0);
    const mustBegin = !current || current.question.isSection;
    if (this.pending.length > 0 && (isFirst || mustBegin)) {
      const last = this.pending.pop() as (typeof this.pending)[number];
      return this.begin(last.line, last.text, false);
    }
    if (current?.question.isSection) {
      current.question.isSection = false;
      mark(current.head, 'question');
    } else if (current?.numbered) this.unfold(current, current.numbered);
  }

  /** What looked like numbered options are questions with options of their own, below a heading. */
  private unfold(heading: Item, { style, rests }: NonNullable<Item['numbered']>) {
    const isOf = new Set(rests.map(({ line }) => line));
    heading.lines = heading.lines.filter((line) => !isOf.has(line));
    heading.question = { ...heading.question, isSection: true, options: [] };
    heading.numbered = null;
    mark(heading.head, 'section');
    this.style = style;
    for (const { line, text } of rests) {
      line.options = 0;
      this.begin(line, text, false);
    }
  }

  private isNumberedOption(style: string, number: number) {
    const { current } = this;
    if (!current || current.question.isSection || this.style === null || style === this.style) return false;
    const { numbered, question } = current;
    return numbered
      ? numbered.style === style && number === numbered.last + 1
      : number === 1 && question.options.length === 0;
  }

  private numberedOption(line: PastedLine, text: string, { style, number }: { style: string; number: number }) {
    const current = this.current as Item;
    this.flush();
    mark(line, 'option');
    current.lines.push(line);
    current.numbered ??= { style, last: 0, rests: [] };
    current.numbered.last = number;
    current.numbered.rests.push({ line, text });
    this.add(line, text);
  }

  private addAll(line: PastedLine, text: string, found: ReturnType<typeof optionsOn>) {
    for (const [index, { at, length }] of found.entries())
      this.add(line, text.slice(at + length, found[index + 1]?.at));
  }

  private add(line: PastedLine, text: string, points: number | null = null) {
    const { question } = this.current as Item;
    const trimmed = text
      .trim()
      .replace(/[,;\uff0c\uff1b]$/, '')
      .trim();
    const { option, isScoreValid } = readOption(trimmed, points);
    const problem: PasteReason | null =
      option.label === ''
        ? 'optionMissing'
        : lengthOf(option.label) > optionLimit.maxLabelLength
          ? 'optionTooLong'
          : question.options.length >= questionLimit.maxOptions
            ? 'tooManyOptions'
            : null;
    if (problem) {
      line.reason = problem;
      if (line.kind === 'option' && line.options === 0) line.kind = 'unclear';
      return;
    }
    if (!isScoreValid) line.reason = 'scoreInvalid';
    if (line.kind === 'unclear') line.kind = 'option';
    question.options.push(option);
    line.options += 1;
  }

  /** A line without number or letter. */
  private plain(line: PastedLine, text: string) {
    const read = readTitle(text);
    const blanks = blanksIn(text);
    if (blanks > 1 && !read.type) {
      this.flush();
      return mark(line, 'unclear', 'severalBlanks');
    }
    if (read.type || blanks === 1) return this.begin(line, text, false);
    const inline = optionsOn(narrow(text), 0);
    if (inline[0] && inline[0].at > 0) return this.begin(line, text, false);
    const { current } = this;
    const isAnswered = current?.lines.at(-1)?.reason === 'answerSpace' || current?.question.options.length !== 0;
    if (current && !current.question.isSection && !isAnswered) return this.describe(line, text);
    this.pending.push({ line, text });
    return undefined;
  }

  private describe(line: PastedLine, text: string) {
    const { question, lines } = this.current as Item;
    const longer = question.description === null ? text : `${question.description}\n${text}`;
    if (lengthOf(longer) > questionLimit.maxDescriptionLength) return mark(line, 'unclear', 'descriptionTooLong');
    question.description = longer;
    lines.push(line);
    return mark(line, 'description');
  }

  /** What nothing that follows has claimed. */
  private flush() {
    const waiting = this.pending;
    this.pending = [];
    for (const { line, text } of waiting) {
      if (!this.current) mark(line, 'ignored', 'beforeQuestions');
      else if (this.current.question.isSection) this.describe(line, text);
      else mark(line, 'unclear', 'afterOptions');
    }
  }
}
