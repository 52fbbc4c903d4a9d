import { cleanLine } from '../../validation/text';
import { readMarker, toHalfWidth } from './markers';
import { readSteps, type Scale } from './scale';

export type Matrix<Line> = {
  /** Lines before the header. */
  before: Line[];
  /** Header line with the column names; null when there is none. */
  head: Line | null;
  columns: string[];
  /** The columns as steps of a rating; null when they are words. */
  steps: Scale | null;
  rows: { line: Line; title: string }[];
};

type Source = { text: string };

const GAP = /\t|\||\s{2,}/;
/** A checkbox, a blank or a step. */
const PLACE = /^(?:[□☐☑☒○◯◻▢⬜●■]|\[[ x]?\]|\( ?\)|[_\uff3f]+|-{2,}|:?-+:?|\d{1,2})$/i;
const PLACES_BEHIND = /(?:\s*(?:[□☐☑☒○◯◻▢⬜●■]\d{0,2}|\[ ?\]|\( ?\)|[_\uff3f]{2,}))+\s*$/;
/** Words of a language without spaces, such as Chinese: spaces separate columns. */
const SHORT_WORD = /^[^\s]{1,8}$/;

const cellsOf = (text: string) => text.split(GAP).map(cleanLine).filter(Boolean);

function readColumns(text: string): string[] | null {
  const cells = cellsOf(text);
  const parts = cells.length > 1 ? cells : cleanLine(text).split(/ +/);
  const areWords = cells.length > 1 || parts.every((part) => SHORT_WORD.test(part) && /[\u4e00-\u9fff]/.test(part));
  return parts.length > 1 && areWords && parts.every((part) => !PLACE.test(toHalfWidth(part))) ? parts : null;
}

function readRowTitle(text: string): string {
  const cells = cellsOf(text.slice(0, 1000)).filter((cell) => !PLACE.test(toHalfWidth(cell)));
  const title = cells.join(' ').replace(PLACES_BEHIND, '').trim();
  const marker = readMarker(toHalfWidth(title), -1);
  return marker.kind === 'number' || marker.kind === 'option' ? title.slice(marker.length).trim() : title;
}

/** Reads the lines below the title of a matrix: a header with its columns, then one row per line. */
export function readMatrix<Line extends Source>(lines: readonly Line[]): Matrix<Line> {
  // One line may explain the matrix before its header.
  const place = lines.slice(0, 2).findIndex(({ text }) => readSteps(text) !== null || readColumns(text) !== null);
  const head = lines[place] ?? null;
  const steps = head && readSteps(head.text);
  const columns = head && !steps ? readColumns(head.text) : null;
  const rows = lines
    .slice(place + 1)
    .map((line) => ({ line, title: readRowTitle(line.text) }))
    .filter(({ title }) => title !== '');
  return {
    before: lines.slice(0, Math.max(0, place)),
    head,
    steps,
    columns: columns ?? [],
    rows,
  };
}
