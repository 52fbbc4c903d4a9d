import { cleanLine } from '../../validation/text';
import { findOptions, readMarker, toHalfWidth } from './markers';

/** A row of a scale that is laid out as a table: a header with the answers, and one row per question. */
export type TableRow = { title: string; answers: { label: string; score: number | null }[] };

const NUMBER_CELL = /^\(?\d{1,3}[).:\u3001]?\.?$/;
/** Points of an answer, or a checkbox. */
const ANSWER_CELL = /^(?:[+-]?\d{1,9}(?:\.\d{1,9})?|[□☐☑☒○◯◻▢⬜]|\[ ?\]|\( ?\))?$/;

const cellsOf = (line: string) => line.split('\t').map(cleanLine);

/** Column names of a line that can be a table header; null for any other line. */
export function readTableHeader(line: string): string[] | null {
  if (!line.includes('\t')) return null;
  const cells = cellsOf(line).filter((cell) => cell !== '');
  const isHead =
    cells.length > 1 &&
    cells.every((cell) => !ANSWER_CELL.test(toHalfWidth(cell)) && readMarker(toHalfWidth(cell), -1).kind === 'none') &&
    findOptions(toHalfWidth(cells.join(' ')), 0).length === 0;
  return isHead ? cells : null;
}

/**
 * Parses a table row: a title, with or without a number, and one cell for each of the last columns; null for any other
 * line.
 */
export function readTableRow(line: string, head: readonly string[]): TableRow | null {
  if (!line.includes('\t')) return null;
  const [first = '', ...others] = cellsOf(line);
  const isNumbered = NUMBER_CELL.test(toHalfWidth(first));
  const [numbered = '', ...cells] = isNumbered ? others : [first, ...others];
  if (cells.length < 2 || cells.length > head.length || !cells.every((cell) => ANSWER_CELL.test(toHalfWidth(cell))))
    return null;
  const marker = readMarker(toHalfWidth(numbered), -1);
  const title = marker.kind === 'number' ? numbered.slice(marker.length).trim() : numbered;
  if (title === '' || ANSWER_CELL.test(toHalfWidth(title))) return null;
  const labels = head.slice(-cells.length);
  const answers = cells.map((cell, at) => {
    const points = Number(toHalfWidth(cell) || Number.NaN);
    return { label: labels[at] as string, score: Number.isFinite(points) ? points : null };
  });
  return { title, answers };
}
