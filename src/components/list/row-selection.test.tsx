import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../tests/screen';
import { click } from '../testing/events';
import type { BulkOpener } from './actions';
import { SelectionBar } from './SelectionBar';
import { button, checkbox, findRow, header, makeRows, openList } from './testing/open-list';
import { newSelectionStore } from './useSelection';

const open = vi.fn();
const bulkActions: BulkOpener[] = [{ key: 'move', label: '移动所选', open }];
const selected = (rowNames: string[]) => rowNames.filter((name) => (checkbox(name) as HTMLInputElement).checked);

test('keeps rows selected across pages, selects a page at once and clears all', async () => {
  const { user } = openList({ bulkActions });
  await findRow('A01');
  await click(checkbox('A01'));
  await click(checkbox('A02'));
  await user.click(screen.getByTitle('2'));
  await findRow('A11');
  await click(checkbox('A11'));
  expect(screen.getByText('已选 3 条')).toBeInTheDocument();
  await click(button('移动所选'));
  expect(open).toHaveBeenLastCalledWith({ ids: ['1', '2', '11'] });
  await user.click(screen.getByTitle('1'));
  await findRow('A01');
  expect(selected(['A01', 'A02', 'A03'])).toEqual(['A01', 'A02']);
  await user.click(screen.getAllByRole('checkbox', { name: '选择本页' })[0] as HTMLElement);
  expect(screen.getByText('已选 11 条')).toBeInTheDocument();
  await click(button('取消选择'));
  expect(screen.queryByText(/^已选/)).not.toBeInTheDocument();
});

test('selects and deselects with Shift all rows from the previous one to this one', async () => {
  const { user } = openList({ bulkActions });
  await findRow('A01');
  const shown = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07'];
  await click(checkbox('A06'));
  await user.keyboard('{Shift>}');
  await user.click(checkbox('A03'));
  expect(selected(shown)).toEqual(['A03', 'A04', 'A05', 'A06']);
  await user.click(checkbox('A05'));
  await user.keyboard('{/Shift}');
  expect(selected(shown)).toEqual(['A06']);
});

test('selects all matching rows except the deselected ones', async () => {
  openList({ at: '/?status=on', bulkActions });
  await findRow('A01');
  await click(checkbox('A01'));
  await click(button('选择全部 24 条'));
  await click(checkbox('A02'));
  await click(checkbox('A04'));
  expect(screen.getByText('已选符合条件的 22 条')).toBeInTheDocument();
  await click(button('移动所选'));
  expect(open).toHaveBeenLastCalledWith({ filter: { status: 'on' }, excludedIds: ['2', '4'] });
});

test('deselects everything for another filter, and nothing for another sort order', async () => {
  const { user } = openList({ bulkActions });
  await findRow('A01');
  await click(checkbox('A01'));
  await user.click(header('数量'));
  await screen.findByText(/按数量降序排列/);
  expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  act(() => history.push('/?status=on'));
  await waitFor(() => expect(screen.queryByText('已选 1 条')).not.toBeInTheDocument());
});

test('deselects rows that someone else has deleted', async () => {
  const rows = makeRows(12);
  openList({ rows, bulkActions });
  await findRow('A01');
  for (const name of ['A01', 'A02']) await click(checkbox(name));
  rows.shift();
  await click(button('刷新'));
  await findRow('A11');
  expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  expect(screen.queryByText('A01')).not.toBeInTheDocument();
  expect(checkbox('A02')).toBeChecked();
});

test('allows actions on more than 200 rows only for all that match', async () => {
  const store = newSelectionStore();
  store.set({ mode: 'picked', ids: new Set(makeRows(201).map(({ id }) => id)) });
  const bar = { store, total: 500, isWhole: false, actions: bulkActions, onAction: () => {}, children: null };
  openScreen(() => <SelectionBar {...bar} />);
  expect(button('移动所选')).toBeDisabled();
  expect(screen.getByText(/一次最多处理 200 条/)).toBeInTheDocument();
  await click(button('选择全部 500 条'));
  expect(screen.getByText('已选符合条件的 500 条')).toBeInTheDocument();
  expect(button('移动所选')).toBeEnabled();
});
