import type { Cell } from '../csv';
import { type Figure, roundFigure } from './figure';
import { digits, type Term, type Unit } from './metrics';

/**
 * Why the platform returns no figures at all: analysis is not authorized, the mini program is a game, or its AppID is
 * invalid (docs/domain.md 1.4: 48001, 61502, 40013).
 */
const denials = ['unauthorized', 'gameProgram', 'appIdInvalid'] as const;
export type Denial = (typeof denials)[number];

/** Denial in a report's status; undefined when there is no reason or another one. */
export const findDenial = (reason: string | null | undefined) => denials.find((one) => one === reason);

/** Why a figure is unknown (docs/domain.md 9, Analysis cells). */
export type MissingReason =
  | Denial
  | 'generating'
  | 'notProvided'
  | 'failed'
  | 'notElapsed'
  /** People de-duplicated per period, over several periods. */
  | 'notAdditive'
  /** Mean of a running total. */
  | 'runningTotal'
  /** Ratio with a denominator of 0. */
  | 'noBase'
  /** Change against a day without a figure. */
  | 'noFigure';

export type ReportColumn = {
  key: string;
  title: string;
  /** Unit of its figures; `text` for a column without figures. */
  unit: Unit | 'text';
  /** Glossary term of the column. */
  term?: Term;
  /** The column holds the compared period's figures of the column with this key. */
  comparedWith?: string;
  /** The column holds changes of figures in this unit (src/domain/analysis/difference.ts); charts leave it out. */
  changeOf?: Unit;
};

/** A change of a share is in percentage points, any other change in percent. */
const headerUnit = ({ unit, changeOf }: ReportColumn) => (changeOf === 'percent' ? 'points' : unit);

export type ReportRow = {
  key: string;
  /** Subject of the row, such as a day, a page or a province. */
  label: string;
  cells: Readonly<Record<string, Figure | string>>;
  /** Why the row has no figures. */
  reason?: MissingReason;
  /** Why single cells have no figure. */
  reasons?: Readonly<Record<string, MissingReason>>;
};

/** Data of a report screen, from which the chart, the table and the CSV file are all made. */
export type Report = {
  /** Header of the row labels: 日期, 页面. */
  dimension: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  /** Totals and means below the table; also in the file, but not in charts. */
  summary?: readonly ReportRow[];
};

/** Figure of a cell; null for text and unknown values. */
export function getFigure(row: ReportRow, key: string): Figure {
  const cell = row.cells[key];
  return typeof cell === 'number' ? cell : null;
}

/** Why a cell has no figure, if a reason is known. */
export const getReason = (row: ReportRow, key: string) => row.reasons?.[key] ?? row.reason;

/**
 * Converts a report to cells for `toCsv`: the displayed rows as numbers, with units in the header.
 *
 * @param unitOf formats a unit, or percentage points
 * @param unknown placeholder for unknown values
 */
export function toReportCells(report: Report, unitOf: (unit: Unit | 'points') => string, unknown: string): Cell[][] {
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
      return typeof cell === 'number' && unit !== 'text' ? roundFigure(cell, digits[unit]) : cell;
    }),
  ];
  return [[report.dimension, ...header], ...rows.map(line), ...summary.map(line)];
}

export type ReportDisplay = 'ready' | 'generating' | 'failed' | Denial | 'notElapsed' | 'empty';

/**
 * The overall reason for having no data: first reasons that block the whole report, then those that may still resolve.
 */
export function getOverallReason(
  reasons: readonly (MissingReason | undefined)[],
): Denial | 'generating' | 'failed' | 'notProvided' {
  return ([...denials, 'generating', 'failed'] as const).find((reason) => reasons.includes(reason)) ?? 'notProvided';
}

/**
 * Display state of a loaded report. A report without any figure shows why: its data may still arrive, its sync failed,
 * not enough time has passed, or there is no data. Figures of a compared period alone do not count.
 *
 * @param reason used in addition to the rows' reasons, e.g. when there are no rows
 */
export function getReportDisplay({ columns, rows }: Report, reason?: MissingReason): ReportDisplay {
  const own = columns.filter(({ comparedWith }) => comparedWith === undefined);
  if (rows.some((row) => own.some(({ key }) => getFigure(row, key) !== null))) return 'ready';
  if (rows.length > 0 && rows.every((row) => row.reason === 'notElapsed')) return 'notElapsed';
  const why = getOverallReason([reason, ...rows.map((row) => row.reason)]);
  return why === 'notProvided' ? 'empty' : why;
}
