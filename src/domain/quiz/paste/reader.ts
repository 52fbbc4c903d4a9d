import { quiz as quizLimit } from '../../../contract/limits/quiz';
import { cleanLine, countCharacters } from '../../validation/text';
import { addOption, addOptions, describe, type Item, mark, rate, settlePlainLines, type Text } from './item';
import { findOptions, type Marker, readMarker, readSpacedMarker, SPACED, toHalfWidth } from './markers';
import type { PastedLine } from './pasted';
import { readSteps } from './scale';
import { readTableHeader, readTableRow } from './table';
import { readMarkLine, readTitle } from './title';
import {
  bracketedHead,
  closing,
  dependencyNote,
  documentName,
  greeting,
  introHead,
  otherLabel,
  otherStart,
  titleHead,
} from './vocabulary';

const blanksIn = (text: string) => text.match(/[_\uff3f]{2,}/g)?.length ?? 0;

/** Line-by-line parser; the meaning of some lines depends on the lines that follow. */
export class Reader {
  private readonly items: Item[] = [];
  private current: Item | null = null;
  /** Unnumbered lines whose meaning depends on what follows. */
  private pending: Omit<Text, 'isAfterGap'>[] = [];
  private style: string | null = null;
  private number = 0;
  /** Column names of the current table, whose rows may follow. */
  private head: readonly string[] = [];
  title: string | null = null;
  intro: string | null = null;

  read(lines: readonly PastedLine[]): Item[] {
    const all = lines.map((line) => ({ line, text: cleanLine(line.text).replaceAll('**', '') }));
    const texts = all.flatMap(({ line, text }, at) =>
      text === '' ? [] : [{ line, text, isAfterGap: at > 0 && all[at - 1]?.text === '' }],
    );
    for (const [index, one] of texts.entries()) {
      const next = texts[index + 1];
      if (this.isInMatrix(one)) this.current?.plain.push(one);
      else if (!this.isInTable(one.line, next?.line.text ?? '')) this.take(one, next?.text ?? '');
    }
    this.flush();
    this.close();
    return this.items;
  }

  private take(one: Text, next: string) {
    const { line, text } = one;
    if (dependencyNote.test(text)) return mark(line, 'ignored', 'jumpIgnored');
    if (this.isScale(line, text)) return undefined;
    const starred = /^[*\uff0a]\s*(?=[(\uff08]?[\d\uff10-\uff19])/.exec(text)?.[0].length ?? 0;
    const rest = text.slice(starred);
    const marker = this.markerOf(toHalfWidth(rest), toHalfWidth(next));
    const after = rest.slice(marker.length).trim();
    if (/^[_\uff3f\s]+$/.test(text) || marker.kind === 'answer') return this.answerSpace(line);
    if (marker.kind === 'separator') return mark(line, 'ignored', 'separator');
    if (marker.kind === 'section') {
      const isFirst = !this.current && this.pending.length === 0 && this.title === null;
      return isFirst && rest.startsWith('# ') ? this.addHeading(line, after) : this.begin(line, after, true);
    }
    if (marker.kind === 'option') return this.options(line, rest, marker.place, marker.length);
    if (marker.kind === 'number') {
      if (this.isNumberedOption(marker.style, marker.number)) return this.numberedOption(line, after, marker);
      this.style = marker.style;
      this.number = marker.number;
      return this.begin(line, starred > 0 ? `*${after}` : after, false);
    }
    return this.plain(one);
  }

  private markerOf(line: string, next: string): Marker {
    const options = this.current?.question.options.length ?? 0;
    const marker = readMarker(line, options);
    if (marker.kind !== 'none') return marker;
    const isNumbering = this.style === null || this.style === SPACED;
    return readSpacedMarker(line, isNumbering ? this.number + 1 : null, options, next) ?? marker;
  }

  /** Whether a line belongs to the matrix above it, which lasts until the next question, section or page. */
  private isInMatrix({ line, text }: Text): boolean {
    if (!this.current?.question.matrix) return false;
    const marker = readMarker(toHalfWidth(text), -1);
    if (marker.kind === 'number')
      return /\t.*\t/.test(line.text) || marker.style !== this.style || marker.number <= this.number;
    if (marker.kind !== 'none' && marker.kind !== 'option') return false;
    const { type, matrix } = readTitle(text);
    return !type && !matrix && !closing.test(text);
  }

  private isInTable(line: PastedLine, next: string): boolean {
    const row = readTableRow(line.text, this.head);
    if (row) {
      this.begin(line, row.title, false);
      for (const { label, score } of row.answers) addOption(this.current as Item, line, label, score);
      return true;
    }
    const head = readTableHeader(line.text);
    // Below a choice question, tab-separated words are its options unless table rows follow.
    if (!head || (this.isListing() && !readTableRow(next, head))) return false;
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

  /** Starts a section or a question; its options may follow on the same line. */
  private begin(line: PastedLine, text: string, isSection: boolean) {
    this.flush();
    this.close();
    const half = toHalfWidth(text);
    const inline = isSection ? [] : findOptions(half, 0);
    const first = inline[0];
    const heading = first ? text.slice(0, first.at) : text;
    const read = readTitle(heading.trim());
    const isReallySection = isSection || read.type === 'section';
    const reason = blanksIn(text) > 1 && !read.type ? 'severalBlanks' : (read.typeNote ?? null);
    mark(line, isReallySection ? 'section' : 'question', reason);
    const question = { ...read, isSection: isReallySection, description: null, options: [] };
    this.current = { head: line, question, lines: [line], numbered: null, plain: [] };
    this.items.push(this.current);
    if (first) addOptions(this.current, line, text, inline);
  }

  private options(line: PastedLine, text: string, place: number | null, length: number) {
    this.settleOwner(place);
    const { current } = this;
    if (!current) return mark(line, 'unclear', 'optionAlone');
    this.flush();
    mark(line, 'option');
    current.lines.push(line);
    const several = findOptions(toHalfWidth(text), current.question.options.length);
    if (several.length > 1) return addOptions(current, line, text, several);
    // Task lists have a checkbox after their bullet.
    return addOption(current, line, text.slice(length).replace(/^\[[ x]?\] */i, ''));
  }

  /** Determines the question that the following options belong to. */
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

  /** Turns apparent numbered options into questions with their own options, below a heading. */
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
    addOption(current, line, text);
  }

  /** Handles a line without a number or letter. */
  private plain(one: Text) {
    const { line, text } = one;
    if (this.isMarked(line, text)) return undefined;
    const section = bracketedHead.exec(text)?.[1];
    if (section !== undefined && (this.current || !documentName.test(section))) return this.begin(line, section, true);
    const read = readTitle(text);
    if (!read.type && this.isListing() && (otherStart.test(text) || otherLabel.test(text)))
      return this.current?.plain.push(one);
    const blanks = blanksIn(text);
    if (blanks > 1 && !read.type) {
      this.flush();
      return mark(line, 'unclear', 'severalBlanks');
    }
    if (read.type || blanks === 1) return this.begin(line, text, false);
    const inline = findOptions(toHalfWidth(text), 0);
    if (inline[0] && inline[0].at > 0) return this.begin(line, text, false);
    const { current } = this;
    const isAnswered = current?.lines.at(-1)?.reason === 'answerSpace' || current?.question.options.length !== 0;
    if (current && !current.question.isSection && !current.question.matrix && !isAnswered)
      return current.plain.push(one);
    this.pending.push({ line, text });
    return undefined;
  }

  /** Whether unlettered options can follow. */
  private isListing(): boolean {
    const question = this.current?.question;
    return question?.options.length === 0 && (question.type === 'single' || question.type === 'multiple');
  }

  /** Applies a line that consists only of marks to the current question. */
  private isMarked(line: PastedLine, text: string): boolean {
    const { current } = this;
    if (!current || current.question.isSection || current.question.options.length > 0) return false;
    const marks = readMarkLine(text);
    if (!marks || marks.type === 'section') return false;
    Object.assign(current.question, marks);
    current.head.reason ??= marks.typeNote ?? null;
    current.lines.push(line);
    mark(line, 'mark');
    return true;
  }

  /** Applies a line with the steps of a rating to the current question. */
  private isScale(line: PastedLine, text: string): boolean {
    const { current } = this;
    if (!current || current.question.isSection || current.question.options.length > 0) return false;
    const { type } = current.question;
    if (type !== 'rate' && type !== undefined) return false;
    const scale = readSteps(text);
    // A few numbers below a question without a type may be anything.
    if (!scale || (type === undefined && scale.max - scale.min < 4)) return false;
    return rate(current, scale, [line]);
  }

  /** Settles the plain lines below the current question. */
  private close() {
    if (this.current) this.items.push(...settlePlainLines(this.current));
  }

  /** Handles pending lines that no later line has claimed. */
  private flush() {
    const waiting = this.pending;
    this.pending = [];
    for (const { line, text } of waiting) {
      if (!this.current) this.addHeading(line, text);
      else if (this.current.question.isSection) describe(this.current, line, text);
      else mark(line, 'unclear', 'afterOptions');
    }
  }

  /** Handles lines before the first question: the title of the questionnaire, then its introduction. */
  private addHeading(line: PastedLine, text: string) {
    const said = (bracketedHead.exec(text)?.[1] ?? text.replace(titleHead, '')).trim();
    const isTitle =
      said !== text ||
      !(introHead.test(text) || greeting.test(text) || /[。！!，,；;]$/.test(text) || this.intro !== null);
    if (this.title === null && isTitle && said !== '' && countCharacters(said) <= quizLimit.maxTitleLength) {
      this.title = said;
      return mark(line, 'title');
    }
    const part = text.replace(introHead, '').trim();
    const longer = this.intro === null ? part : `${this.intro}\n${part}`;
    if (countCharacters(longer) > quizLimit.maxIntroLength) return mark(line, 'unclear', 'introTooLong');
    this.intro = longer;
    return mark(line, 'intro');
  }
}
