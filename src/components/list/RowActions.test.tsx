import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { findDialog } from '../../../tests/dialog';
import { click } from '../testing/events';
import type { RowAction } from './actions';
import { button, checkbox, findRow, makeRows, openList, type Row } from './testing/open-list';

let rows: Row[];
beforeEach(() => {
  rows = makeRows(4);
});
const remove = (id: string) => {
  const at = rows.findIndex((row) => row.id === id);
  return rows.splice(at, 1)[0] as Row;
};
const gone = (name: string) => waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());

/** Opens a list whose rows have one action, in the row itself. */
const openWith = (action: (row: Row) => Partial<RowAction>, props: Parameters<typeof openList>[0] = {}) =>
  openList({
    rows,
    ...props,
    rowActions: (row) => [{ key: 'delete', label: '删除本项', group: 'danger', ...action(row) } as RowAction],
  });
const deleteButton = async (name: string) => (await findRow(name)).getByRole('button', { name: '删除本项' });

test('runs once however often it is clicked, deselects the deleted row and offers undo', async () => {
  const gate = deferred<Row>();
  const run = vi.fn(() => gate.promise);
  const restore = vi.fn(async (row: unknown) => void rows.push(row as Row));
  const bulkActions = [{ key: 'move', label: '移动所选', open: () => {} }];
  const { user } = openWith(() => ({ run, undo: { text: '已删除', restore } }), { bulkActions });
  const delete1 = await deleteButton('A01');
  for (const name of ['A01', 'A02']) await click(checkbox(name));
  for (let times = 0; times < 3; times += 1) await user.click(delete1);
  expect(run).toHaveBeenCalledOnce();
  await act(async () => gate.resolve(remove('1')));
  await gone('A01');
  expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  expect(await screen.findByText('已删除')).toBeInTheDocument();
  await waitFor(() => expect(button('撤销')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  await findRow('A01');
  expect(restore).toHaveBeenCalledWith(expect.objectContaining({ name: 'A01' }));
});

test('offers undo for a deletion with an empty response, and shows why the undo is refused', async () => {
  const restore = vi.fn().mockRejectedValue(new AppError('business', { status: 403, serverMessage: '名称已被占用' }));
  const run = async ({ id }: Row) => void remove(id);
  openWith((row) => ({ run: () => run(row), undo: { text: '已删除', restore } }));
  await click(await deleteButton('A01'));
  await gone('A01');
  await click(button('撤销'));
  expect(await screen.findByText('名称已被占用')).toBeInTheDocument();
  expect(screen.queryByText('A01')).not.toBeInTheDocument();
});

test('does nothing to a row that someone else has changed or deleted, says so and reloads the list', async () => {
  const run = vi
    .fn()
    .mockRejectedValueOnce(new AppError('business', { status: 409 }))
    .mockRejectedValueOnce(new AppError('business', { status: 404 }));
  const { service } = openWith(() => ({ run, done: '已删除' }));
  const first = await deleteButton('A01');
  Object.assign(rows[0] as Row, { name: 'A09' });
  await click(first);
  expect(await screen.findByText(/刚刚被修改或删除，列表已刷新/)).toBeInTheDocument();
  await findRow('A09');
  remove('2');
  await click(await deleteButton('A02'));
  await gone('A02');
  expect(service).toHaveBeenCalledTimes(3);
  expect(screen.queryByText('已删除')).not.toBeInTheDocument();
});

test('confirms a dangerous action, and keeps the dialog when the server fails', async () => {
  const run = vi.fn().mockRejectedValueOnce(new AppError('network')).mockResolvedValue(null);
  const confirm = { title: '删除 A01？', text: '删除后无法恢复' };
  const { user } = openWith(() => ({ run, confirm, done: '已删除' }));
  await click(await deleteButton('A01'));
  let dialog = await findDialog('删除 A01？');
  expect(dialog.getByText('删除后无法恢复')).toBeInTheDocument();
  // Enter cancels.
  await waitFor(() => expect(dialog.getByRole('button', { name: /取\s?消/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(run).not.toHaveBeenCalled();

  await click(await deleteButton('A01'));
  dialog = await findDialog('删除 A01？');
  await click(dialog.getByRole('button', { name: /删除本项$/ }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await click(dialog.getByRole('button', { name: /删除本项$/ }));
  expect(await screen.findByText('已删除')).toBeInTheDocument();
  expect(run).toHaveBeenCalledTimes(2);
});

test('moves the focus to the next row when a row leaves the filter, and to the list when none is left', async () => {
  rows = makeRows(2);
  const { user } = openWith(({ id }) => ({ run: async () => remove(id) }));
  (await deleteButton('A01')).focus();
  await user.keyboard('{Enter}');
  await gone('A01');
  await waitFor(async () => expect(await deleteButton('A02')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('暂无数据', { selector: '.ant-empty-description' })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
