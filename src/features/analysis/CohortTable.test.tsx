import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toCohortRows } from '@/domain/analysis/cohort';
import { renderPart } from '../../../tests/screen';
import { CohortTable } from './CohortTable';

const keys = [1, 2];
const rows = toCohortRows(
  { granularity: 'day', period: { from: '2026-11-17', before: '2026-11-21' }, keys, today: '2026-11-21' },
  {
    cohorts: [
      { refDate: '2026-11-18', base: 200, cells: [{ key: 1, value: 50 }] },
      { refDate: '2026-11-19', base: 40, cells: [{ key: 1, value: 0 }] },
      { refDate: '2026-11-20', base: 10, cells: [] },
    ],
    missing: [{ refDate: '2026-11-17', reason: 'failed' }],
    newest: '2026-11-20',
  },
);

const before = toCohortRows(
  { granularity: 'day', period: { from: '2026-11-13', before: '2026-11-17' }, keys, today: '2026-11-21' },
  {
    cohorts: [
      { refDate: '2026-11-14', base: 100, cells: [{ key: 1, value: 30 }] },
      { refDate: '2026-11-15', base: 100, cells: [{ key: 2, value: 5 }] },
    ],
    missing: [],
    newest: '2026-11-20',
  },
);

const tableOf = (show: 'value' | 'rate', compared?: typeof before) => {
  renderPart(<CohortTable granularity="day" rows={rows} compared={compared} keys={keys} show={show} />);
  return within(screen.getByRole('table', { name: /留存/ }));
};

test('shows rates, 0 for nobody, and the reason for each unknown one', () => {
  const table = tableOf('rate');
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '日期用户数1 日后2 日后',
    '2026-11-17—同步失败—同步失败—同步失败',
    '2026-11-18200 人25.0%—微信未提供',
    '2026-11-1940 人0.0%—未到期',
    '2026-11-2010 人—未到期—未到期',
  ]);
  expect(screen.getByText('“—” 表示：同步失败、微信未提供、未到期')).toBeInTheDocument();
});

test('colors people by their rate, and the highest rate gets the strongest color', () => {
  const table = tableOf('value');
  expect(table.getByText('50 人')).toHaveStyle({ background: 'rgb(120 187 93)' });
  expect(table.getByText('0 人')).toHaveStyle({ background: 'rgb(255 255 255)' });
});

test.each(['rate', 'value'] as const)(
  'titles of cells with the %s show the compared rate and the difference',
  (show) => {
    const table = tableOf(show, before);
    const [first, second] = show === 'rate' ? ['25.0%', '0.0%'] : ['50 人', '0 人'];
    expect(table.getByRole('cell', { name: first })).toHaveAttribute(
      'title',
      '对比 2026-11-14：30.0%，下降 5.0 个百分点',
    );
    expect(table.getByRole('cell', { name: second })).toHaveAttribute('title', '对比 2026-11-15：—');
    expect(table.getAllByRole('cell', { name: /未到期/ })[0]).not.toHaveAttribute('title');
  },
);
