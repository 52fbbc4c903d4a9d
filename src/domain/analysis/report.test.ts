import { expect, test } from 'vitest';
import { withCompared, withComparedRows } from './compared';
import { getReason, type Report, toReportCells } from './report';

const report: Report = {
  dimension: 'Day',
  columns: [
    { key: 'visitPv', title: 'Visits', unit: 'times' },
    { key: 'newRate', title: 'New', unit: 'percent' },
    { key: 'note', title: 'Note', unit: 'text' },
  ],
  rows: [
    { key: 'a', label: '2026-11-01', cells: { visitPv: 10, newRate: 33.333, note: '=x' } },
    { key: 'b', label: '2026-11-02', cells: { visitPv: null }, reason: 'generating' },
  ],
  summary: [{ key: 'total', label: 'Total', cells: { visitPv: 10 } }],
};

test('exports every row and total, rounded as displayed, with unknown figures never as 0', () => {
  expect(toReportCells(report, (unit) => unit, '—')).toEqual([
    ['Day', 'Visits (times)', 'New (percent)', 'Note'],
    ['2026-11-01', 10, 33.3, '=x'],
    ['2026-11-02', '—', '—', '—'],
    ['Total', 10, '—', '—'],
  ]);
});

test('adds the compared period row by row, with its reasons', () => {
  const both = withCompared(
    report,
    {
      rows: [
        { key: 'x', label: '2026-10-01', cells: { visitPv: 8, newRate: 20 }, reasons: { newRate: 'notProvided' } },
        { key: 'y', label: '2026-10-02', cells: {}, reason: 'failed' },
      ],
      summary: [
        { key: 'total', label: 'Total', cells: { visitPv: 8, newRate: null }, reasons: { newRate: 'notAdditive' } },
      ],
    },
    { title: (column) => `${column} before`, dimension: 'Compared with' },
  );
  expect(both.columns.map(({ key, comparedWith }) => [key, comparedWith])).toEqual([
    ['visitPv', undefined],
    ['newRate', undefined],
    ['note', undefined],
    ['compared', undefined],
    ['visitPv.compared', 'visitPv'],
    ['newRate.compared', 'newRate'],
  ]);
  expect(both.rows[0]?.cells).toMatchObject({ visitPv: 10, compared: '2026-10-01', 'visitPv.compared': 8 });
  const [first, second] = both.rows;
  expect(first && getReason(first, 'newRate.compared')).toBe('notProvided');
  expect(second && getReason(second, 'visitPv')).toBe('generating');
  expect(second && getReason(second, 'visitPv.compared')).toBe('failed');
  expect(both.summary?.[0]).toMatchObject({
    cells: { visitPv: 10, 'visitPv.compared': 8, 'newRate.compared': null },
    reasons: { 'newRate.compared': 'notAdditive' },
  });
});

test('leaves rows without a counterpart unchanged', () => {
  const words = { title: String, dimension: '' };
  expect(withCompared(report, { rows: [] }, words).rows).toEqual(report.rows);
});

test.each([
  ['visitPv', 8, 'Visits change (percent)', 25],
  ['newRate', 35.5, 'New change (points)', -2.2],
])('exports the change of %s as a signed number, with its unit in the header', (of, base, header, change) => {
  const compared = withComparedRows(
    report,
    ({ key }) => ({ key, label: key, cells: key === 'a' ? { [of]: base } : {} }),
    {
      keys: [of],
      title: (column) => `Before: ${column}`,
      change: { of, title: `${of === 'visitPv' ? 'Visits' : 'New'} change` },
    },
  );
  const [titles, first, second] = toReportCells(compared, (unit) => unit, '—');
  expect(titles?.at(-1)).toBe(header);
  expect([first?.at(-1), second?.at(-1)]).toEqual([change, '—']);
  expect(compared.rows[1]?.reasons?.change).toBe('noFigure');
});
