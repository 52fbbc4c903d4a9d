import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { findDialog } from '../../../tests/dialog';
import { click } from '../testing/events';
import type { BulkAction } from './actions';
import type { FilterField } from './fields';
import type { ListTabs } from './tabs';
import { button, findRow, makeRows, names, openList, speak, url } from './testing/open-list';

const items: ListTabs['items'] = [
  { key: 'on', label: '待审核', filter: { status: 'on' }, defaultSort: 'count' },
  { key: 'off', label: '审核中', filter: { status: 'off' } },
];
const makeTabs = (counts: ListTabs['counts'] = async () => ({ on: 24, off: 11, all: 35 })): ListTabs => ({
  items,
  counts,
});
const selectedTab = () => screen.getByRole('tab', { selected: true });

test('starts each tab on its first page in its own order, and Back leads to the page of the previous tab', async () => {
  const { service } = openList({ tabs: makeTabs() });
  await findRow('A35');
  expect(service.mock.calls.map(([query]) => query)).toEqual([
    expect.objectContaining({ status: 'on', sort: 'count', current: 1 }),
  ]);
  await click(screen.getByTitle('2'));
  await findRow('A20');
  await click(screen.getByRole('tab', { name: /审核中/ }));
  await findRow('A03');
  expect(url()).toBe('/?tab=off');
  expect(service.mock.lastCall?.[0]).toMatchObject({ status: 'off', sort: 'name', current: 1 });
  act(() => history.back());
  await findRow('A20');
  expect(selectedTab()).toHaveTextContent('待审核');
});

test('moves between tabs with arrows, opens one with Enter, and leaves them with Tab', async () => {
  const { user } = openList({ tabs: makeTabs(), sorts: [{ key: 'urgency', label: '紧急程度' }] });
  await findRow('A35');
  act(() => selectedTab().focus());
  await user.keyboard('{ArrowRight}');
  expect(names()[0]).toBe('A35');
  await user.keyboard('{Enter}');
  await findRow('A03');
  expect(selectedTab()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: '排序' })).toHaveFocus();
});

test('includes the filter of the tab in an action on all matching rows, and reloads the counts with the list', async () => {
  const run = vi.fn<BulkAction['run']>().mockResolvedValue({ done: 24, failed: [] });
  const assign: BulkAction = { key: 'assign', label: '批量分配', confirm: (count) => `分配 ${count} 条`, run };
  const counts = vi.fn(async () => ({ on: 24, off: 11, all: 35 }));
  openList({ tabs: makeTabs(counts), bulkActions: [assign] });
  await findRow('A35');
  await click(screen.getByRole('checkbox', { name: '选择本页' }));
  await click(await screen.findByRole('button', { name: /选择全部 24 条/ }));
  await click(button('批量分配'));
  const before = counts.mock.calls.length;
  await click((await findDialog('分配 24 条')).getByRole('button', { name: /批量分配$/ }));
  await waitFor(() => expect(run.mock.lastCall?.[0]).toEqual({ filter: { status: 'on' }, excludedIds: [] }));
  await waitFor(() => expect(counts.mock.calls.length).toBeGreaterThan(before));
});

test('removes a numeric default, reports too many decimals on the field, and leads out of an empty tab in English', async () => {
  const score: FilterField = {
    ...{ kind: 'numbers', names: ['scoreMin', 'scoreMax'], label: '得分', always: true },
    ...{ min: 0, max: 27, decimals: 2, unit: '分', defaults: { scoreMax: 20.5 } },
  };
  const rows = makeRows(12).map((row) => ({ ...row, status: 'on' as const }));
  const counts = vi.fn(async () => ({ on: 12, off: 0, all: 12 }));
  const { user } = openList({ rows, at: '/?tab=off', tabs: makeTabs(counts), fields: [score] });
  await waitFor(() => expect(counts).toHaveBeenCalledWith({ scoreMax: 20.5 }));
  await user.clear(screen.getByLabelText('得分 最大'));
  await user.tab();
  await waitFor(() => expect(url()).toBe('/?tab=off&scoreMax='));
  const least = screen.getByLabelText('得分 最小');
  await user.type(least, '26.255{Enter}');
  expect(await screen.findByText('请填写 0–27 的数，最多 2 位小数')).toBeInTheDocument();
  await user.clear(least);
  await user.type(least, '26.25{Enter}');
  await waitFor(() => expect(counts).toHaveBeenLastCalledWith({ scoreMin: 26.25 }));
  await waitFor(() => expect(url()).toBe('/?tab=off&scoreMin=26.25&scoreMax='));
  speak('en-US');
  expect(await screen.findByRole('button', { name: 'Go to “待审核” (12)' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /All 12/ })).toBeInTheDocument();
});
