import type { Cell } from '../csv';
import { type Figure, rounded } from './figure';
import { digits, type Term, type Unit } from './metrics';

/**
 * Why the platform gives no figures at all, whatever is asked for: the analysis is not authorised, the mini program is
 * a game, its id is wrong (docs/domain.md 1.4: 48001, 61502, 40013).
 */
const denials = ['unauthorized', 'gameProgram', 'appIdInvalid'] as const;
export type Denial = (typeof denials)[number];

/** The denial that a report's status says; undefined for another reason, and for none. */
export const denialOf = (reason: string | null | undefined) => denials.find((one) => one === reason);

/** Why a figure is not known (docs/domain.md 9). */
export type MissingReason =
  | Denial
  | 'generating'
  | 'notProvided'
  | 'failed'
  | 'notElapsed'
  /** People of several periods. */
  | 'notAdditive'
  /** The mean of a running total. */
  | 'runningTotal'
  /** A ratio of nothing. */
  | 'noBase'
  /** A change against a day without a figure. */
  | 'noFigure';

export type ReportColumn = {
  key: string;
  title: string;
  /** How its figures are written; `text` for what is no figure. */
  unit: Unit | 'text';
  /** What the glossary explains it by. */
  term?: Term;
  /** Holds the figures of the compared period of the column with this key. */
  comparedWith?: string;
  /** Holds changes of figures of this unit (src/domain/analysis/difference.ts); not drawn in charts. */
  changeOf?: Unit;
};

/** A change of a share is in percentage points, any other in percent. */
const headerUnit = ({ unit, changeOf }: ReportColumn) => (changeOf === 'percent' ? 'points' : unit);

export type ReportRow = {
  key: string;
  /** What the row is about: a day, a page, a province. */
  label: string;
  cells: Readonly<Record<string, Figure | string>>;
  /** Why the row has no figures. */
  reason?: MissingReason;
  /** Why single cells have none. */
  reasons?: Readonly<Record<string, MissingReason>>;
};

/** What a screen shows, as a chart, as a table and as a file: all three are made from this. */
export type Report = {
  /** What the rows are: 日期, 页面. */
  dimension: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** Below the table: totals and means. They are in the file, and not in the chart. */
  summary?: readonly ReportRow[];
};

/** The figure of a cell; null for text, and for what is not known. */
export function figureOf(row: ReportRow, key: string): Figure {
  const cell = row.cells[key];
  return typeof cell === 'number' ? cell : null;
}

/** Why a cell has no figure, as far as that is known. */
export const reasonOf = (row: ReportRow, key: string) => row.reasons?.[key] ?? row.reason;

/**
 * The report as a table for `toCsv`: what the shown table has, as numbers with the unit in the header.
 *
 * @param unitOf names a unit, and percentage points
 * @param unknown stands for what is not known
 */
export function reportCells(report: Report, unitOf: (unit: Unit | 'points') => string, unknown: string): Cell[][] {
  const { columns, rows, summary = [] } = report;
  const header = columns.map((column) => {
    const unit = headerUnit(column);
    return unit === 'text' ? column.title : `${column.title} (${unitOf(unit)})`;
  });
  const line = (row: ReportRow): Cell[] => [
    row.label,
    ...columns.map(({ key, unit }) => {
      const cell = row.cells[key] ?? null;
      if (cell === null || cell === '') return unknown;
      return typeof cell === 'number' && unit !== 'text' ? rounded(cell, digits[unit]) : cell;
    }),
  ];
  return [[report.dimension, ...header], ...rows.map(line), ...summary.map(line)];
}

export type ReportDisplay = 'ready' | 'generating' | 'failed' | Denial | 'notElapsed' | 'empty';

/**
 * Why there is nothing at all, of the reasons of its parts: what keeps all of it away goes first, then what
 * may still come.
 */
export function reasonOfAll(
  reasons: readonly (MissingReason | undefined)[],
): Denial | 'generating' | 'failed' | 'notProvided' {
  return ([...denials, 'generating', 'failed'] as const).find((reason) => reasons.includes(reason)) ?? 'notProvided';
}

/**
 * What a report that has arrived is shown as. One without a single figure says why: it may come, or
 * its sync has failed, it cannot be known before some time has passed, or there is nothing. Those of a
 * compared period alone are no figures of the report.
 *
 * @param reason why there are no figures, where there is not even a row to say so
 */
export function displayOf({ columns, rows }: Report, reason?: MissingReason): ReportDisplay {
  const own = columns.filter(({ comparedWith }) => comparedWith === undefined);
  if (rows.some((row) => own.some(({ key }) => figureOf(row, key) !== null))) return 'ready';
  if (rows.length > 0 && rows.every((row) => row.reason === 'notElapsed')) return 'notElapsed';
  const why = reasonOfAll([reason, ...rows.map((row) => row.reason)]);
  return why === 'notProvided' ? 'empty' : why;
}
