import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BulkOpener } from './actions';
import { button, checkbox, findRow, makeRows, names, openList, type Row } from './testing/open-list';
import type { Tree } from './tree';

/** A02 and A03 are children of A01, A05 of A04; A01 is only a context row. */
const parents: Record<string, string> = { 2: '1', 3: '1', 5: '4' };
const tree: Tree<Row> = { parentOf: ({ id }) => parents[id] ?? null, isContext: ({ id }) => id === '1' };
const bulkActions: BulkOpener[] = [{ key: 'move', label: '移动所选', open: () => {} }];
const open = () => openList({ rows: makeRows(6), tree, bulkActions });
const toggle = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLElement).getByRole('button', {
    name: `展开或收起：${name}`,
  });

test('shows rows below their parents, collapses and expands one or all, and remembers it', async () => {
  const { user, unmount } = open();
  expect(await toggle('A01')).toHaveAttribute('aria-expanded', 'true');
  expect(names()).toEqual(['A01', 'A02', 'A03', 'A04', 'A05', 'A06']);
  expect((await findRow('A06')).queryByRole('button')).not.toBeInTheDocument();
  await user.click(await toggle('A01'));
  await waitFor(() => expect(names()).toEqual(['A01', 'A04', 'A05', 'A06']));
  unmount();

  const again = open();
  await findRow('A01');
  expect(names()).toEqual(['A01', 'A04', 'A05', 'A06']);
  await again.user.click(button('全部收起'));
  await waitFor(() => expect(names()).toEqual(['A01', 'A04', 'A06']));
  await again.user.click(button('全部展开'));
  await waitFor(() => expect(names()).toHaveLength(6));
});

test('selects matching rows, not a context row, and only visible rows with Shift', async () => {
  const { user } = open();
  await findRow('A01');
  expect(checkbox('A01')).toBeDisabled();
  await user.click(screen.getAllByRole('checkbox', { name: '选择全部' })[0] as HTMLElement);
  expect(screen.getByText('已选 5 条')).toBeInTheDocument();
  expect(checkbox('A01')).not.toBeChecked();
  await user.click(button('取消选择'));

  await user.click(await toggle('A04'));
  await waitFor(() => expect(names()).not.toContain('A05'));
  await user.click(checkbox('A03'));
  await user.keyboard('{Shift>}');
  await user.click(checkbox('A06'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('已选 3 条')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下一页' })).not.toBeInTheDocument();
});
