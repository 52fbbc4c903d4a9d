import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { click } from '../testing/events';
import type { BulkOpener } from './actions';
import type { ListTabs } from './tabs';
import { checkbox, findRow, makeRows, names, openList, url } from './testing/open-list';

const items: ListTabs['items'] = [
  { key: 'on', label: '启用中', filter: { status: 'on' } },
  { key: 'off', label: '停用中', filter: { status: 'off' }, defaultSort: '-name' },
];
const tabs = (counts: ListTabs['counts']): ListTabs => ({ items, counts });
const tab = (name: string) => screen.findByRole('tab', { name });

test('shows counts on tabs, the rows of the selected tab, and keeps the other filters', async () => {
  const counts = vi.fn(async () => ({ on: 7, off: 3, all: 10 }));
  const bulkActions: BulkOpener[] = [
    { key: 'stop', label: '批量停用', tabs: ['on'], open: () => {} },
    { key: 'start', label: '批量启用', tabs: ['off'], open: () => {} },
  ];
  openList({ at: '/?keyword=A1', tabs: tabs(counts), bulkActions });
  expect(await tab('启用中 7')).toHaveAttribute('aria-selected', 'true');
  expect(counts).toHaveBeenCalledWith({ keyword: 'A1' });
  await click(await tab('停用中 3'));
  await waitFor(() => expect(names()).toEqual(['A18', 'A15', 'A12']));
  expect([...new URLSearchParams(history.location.search)].sort()).toEqual([
    ['keyword', 'A1'],
    ['tab', 'off'],
  ]);
  // The tab sets this filter, so it is not offered.
  expect(screen.queryByRole('button', { name: /更多筛选/ })).not.toBeInTheDocument();
  await click(checkbox('A12'));
  expect(screen.getByRole('button', { name: '批量启用' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '批量停用' })).not.toBeInTheDocument();
  await click(screen.getByRole('button', { name: '取消选择' }));
  await click(await tab('全部 10'));
  expect(await screen.findByRole('button', { name: /更多筛选/ })).toBeInTheDocument();
});

test('shows the list total on the selected tab, and leads from an empty tab to one with rows', async () => {
  const rows = makeRows(12).map((row) => ({ ...row, status: 'on' as const }));
  // Counted before another operator changed the last row that was off.
  const counts = async () => ({ on: 11, off: 1, all: 12 });
  openList({ rows, at: '/?tab=off', tabs: tabs(counts) });
  expect(await screen.findByText('“停用中”中暂无数据')).toBeInTheDocument();
  expect(await tab('停用中 0')).toBeInTheDocument();
  await click(await screen.findByRole('button', { name: '查看“启用中”（11）' }));
  await findRow('A01');
  expect(url()).toBe('/');
  expect(await tab('启用中 12')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('shows no counts that failed to load or belong to another filter', async () => {
  const late = deferred<Record<string, number>>();
  const counts = vi
    .fn(async () => ({ on: 1, off: 2, all: 3 }) as Record<string, number>)
    .mockRejectedValueOnce(new AppError('network'))
    .mockReturnValueOnce(late.promise);
  openList({ tabs: tabs(counts) });
  await findRow('A01');
  expect(await tab('停用中')).toBeInTheDocument();
  act(() => history.push('/?keyword=A1'));
  await findRow('A10');
  act(() => history.push('/?keyword=A2'));
  await findRow('A20');
  expect(await tab('停用中 2')).toBeInTheDocument();
  await act(async () => late.resolve({ on: 7, off: 8, all: 9 }));
  expect(await tab('停用中 2')).toBeInTheDocument();
});
