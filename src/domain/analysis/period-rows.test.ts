import { expect, test } from 'vitest';
import { toAverageRow, toPeriodRows, toTotalRow } from './period-rows';
import { getReportDisplay, type ReportColumn, type ReportRow } from './report';

const columns: ReportColumn[] = [{ key: 'visitPv', title: 'Visits', unit: 'times' }];
const cells = ({ visitPv }: { visitPv: number }) => ({ visitPv });

test('each week of the period has a row; one without figures has a reason', () => {
  const rows = toPeriodRows(
    'week',
    { from: '2026-10-26', before: '2026-11-16' },
    {
      rows: [{ refDate: '2026-11-02', visitPv: 0 }],
      missing: [{ refDate: '2026-11-09', reason: 'generating' }],
    },
    cells,
  );
  expect(rows).toEqual([
    { key: '2026-10-26', label: '2026-10-26 ~ 11-01', cells: {}, reason: 'notProvided' },
    { key: '2026-11-02', label: '2026-11-02 ~ 11-08', cells: { visitPv: 0 } },
    { key: '2026-11-09', label: '2026-11-09 ~ 11-15', cells: {}, reason: 'generating' },
  ]);
});

test('matches months by YYYY-MM', () => {
  const period = { from: '2026-12-01', before: '2027-02-01' };
  const reported = { rows: [{ refDate: '2027-01', visitPv: 3 }], missing: [] };
  expect(toPeriodRows('month', period, reported, cells).map((row) => row.cells.visitPv)).toEqual([undefined, 3]);
});

test('totals and means have a reason where they are not meaningful', () => {
  const rows = [
    { visitPv: 10, visitUv: 4, visitTotal: 100 },
    { visitPv: 30, visitUv: 8, visitTotal: 120 },
  ];
  const names = ['visitPv', 'visitUv', 'visitTotal'] as const;
  expect(toTotalRow('Total', names, rows)).toMatchObject({
    cells: { visitPv: 40, visitUv: null, visitTotal: 120 },
    reasons: { visitUv: 'notAdditive' },
  });
  // The total of a single day is the day itself.
  expect(toTotalRow('Total', names, rows.slice(1))).toMatchObject({ cells: { visitPv: 30, visitUv: 8 }, reasons: {} });
  expect(toAverageRow('Mean', names, rows)).toMatchObject({
    cells: { visitPv: 20, visitUv: 6, visitTotal: null },
    reasons: { visitTotal: 'runningTotal' },
  });
});

test.each<[string, ReportRow[], string]>([
  ['a 0 is a figure', [{ key: 'a', label: '', cells: { visitPv: 0 } }], 'ready'],
  ['no rows', [], 'empty'],
  ['no figures from the platform', [{ key: 'a', label: '', cells: {}, reason: 'notProvided' }], 'empty'],
  ['figures being generated', [{ key: 'a', label: '', cells: {}, reason: 'generating' }], 'generating'],
  ['not fetched', [{ key: 'a', label: '', cells: {}, reason: 'failed' }], 'failed'],
])('display state: %s', (_, rows, expected) => {
  expect(getReportDisplay({ dimension: '', columns, rows })).toBe(expected);
});

test('ignores figures of the compared period alone', () => {
  const both = [...columns, { key: 'before', title: '', unit: 'times' as const, comparedWith: 'visitPv' }];
  const rows: ReportRow[] = [{ key: 'a', label: '', cells: { before: 7 }, reason: 'generating' }];
  expect(getReportDisplay({ dimension: '', columns: both, rows })).toBe('generating');
});

test('a report without rows uses the given reason', () => {
  expect(getReportDisplay({ dimension: '', columns, rows: [] }, 'generating')).toBe('generating');
  const missing: ReportRow[] = [{ key: 'a', label: '', cells: {}, reason: 'failed' }];
  expect(getReportDisplay({ dimension: '', columns, rows: missing }, 'unauthorized')).toBe('unauthorized');
});
