import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, useLocation } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewOrder } from '@/contract/setting';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { chooseEntry } from '../../../tests/menu';
import { openScreen } from '../../../tests/screen';
import { ReorderDrawer } from './ReorderDrawer';
import { button, expire, findQuestion, press, resetNotes } from './testing/notes';

type Item = { id: string; name: string };

const named = (...names: string[]): Item[] => names.map((name) => ({ id: name, name }));
const read = vi.fn<() => Promise<Item[]>>();
const save = vi.fn<(order: NewOrder) => Promise<unknown>>();
const onSaved = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  resetNotes();
  for (const mock of [read, save, onSaved, onClose]) mock.mockReset();
  save.mockResolvedValue(undefined);
});

const drawer = (items: readonly Item[]) => (
  <ReorderDrawer<Item>
    name="note:order"
    title="调整排序"
    label="笔记"
    nameOf={({ name }) => name}
    render={({ name }) => name}
    {...{ items, read, save, onSaved, onClose }}
  />
);
const openOrder = (items = named('甲', '乙', '丙')) => openScreen(() => drawer(items));

const items = named('甲', '乙', '丙');
/** Closed when another drawer opens. */
const Order = () => (useLocation().search === '' ? drawer(items) : null);
/** Leaves the order while it is being saved. */
async function leaveWhileSaving() {
  const gate = deferred<() => void>();
  save.mockReturnValueOnce(gate.promise.then((answer) => answer()));
  openScreen(Order);
  move('甲', '下移');
  press('保存顺序');
  act(() => history.push('/?edit=1'));
  await findQuestion('正在保存');
  press('离开');
  await waitFor(() => expect(screen.queryByText('调整排序')).not.toBeInTheDocument());
  return gate.resolve;
}
const order = () =>
  within(screen.getByRole('list', { name: '笔记' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
function move(name: string, step: string) {
  press(`移动：${name}`);
  // Menus that were open before stay in the document.
  const entry = screen.getAllByRole('menuitem', { name: step }).at(-1);
  if (entry) fireEvent.click(entry);
}
const conflict = () => new AppError('business', { status: 409 });

test('reorders by keyboard and saves once for all moves', async () => {
  const gate = deferred<void>();
  save.mockReturnValueOnce(gate.promise);
  const { user } = openOrder();
  for (const _ of [1, 2]) {
    button('移动：甲').focus();
    await user.keyboard('{Enter}');
    await chooseEntry(user, '下移');
  }
  expect(order()).toEqual(['乙', '丙', '甲']);
  expect(save).not.toHaveBeenCalled();
  press('保存顺序');
  await user.keyboard('{Control>}s{/Control}');
  // A move while saving would be lost.
  move('甲', '上移');
  expect(order()).toEqual(['乙', '丙', '甲']);
  gate.resolve();
  expect(await screen.findByText('顺序已保存')).toBeInTheDocument();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ids: ['乙', '丙', '甲'], base: ['甲', '乙', '丙'] });
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('saves nothing if the order is unchanged', async () => {
  openOrder();
  move('甲', '下移');
  move('甲', '上移');
  press('保存顺序');
  expect(await screen.findByText('没有需要保存的修改')).toBeInTheDocument();
  expect(save).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});

test('applies its moves to another operator’s order, and saves after a check', async () => {
  save.mockRejectedValueOnce(conflict());
  read.mockResolvedValueOnce(named('丙', '丁', '乙'));
  openOrder();
  move('甲', '下移');
  move('甲', '下移');
  move('丙', '置顶');
  press('保存顺序');
  expect(await screen.findByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
  expect(onSaved).not.toHaveBeenCalled();
  // 甲 was deleted and 丁 added in the meantime.
  expect(order().toSorted()).toEqual(['丁', '丙', '乙'].toSorted());
  expect(order()[0]).toBe('丙');
  const shown = order();
  move('丙', '下移');
  press('保存顺序');
  await screen.findByText('顺序已保存');
  expect(save.mock.lastCall?.[0].base).toEqual(['丙', '丁', '乙']);
  expect(save.mock.lastCall?.[0].ids).toEqual([shown[1], '丙', shown[2]]);
});

test('keeps its moves when a save fails, and saves them on the next attempt', async () => {
  save.mockRejectedValueOnce(new AppError('network'));
  openOrder();
  move('甲', '下移');
  press('保存顺序');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络错误');
  expect(order()).toEqual(['乙', '甲', '丙']);
  press('保存顺序');
  await screen.findByText('顺序已保存');
  expect(save).toHaveBeenCalledTimes(2);
});

test('asks before unsaved moves are left', async () => {
  openOrder();
  move('甲', '下移');
  act(() => history.push('/elsewhere'));
  await findQuestion();
  press('继续编辑');
  expect(order()).toEqual(['乙', '甲', '丙']);
  move('甲', '上移');
  act(() => history.push('/elsewhere'));
  expect(history.location.pathname).toBe('/elsewhere');
});

test('says that an order that was left while it was being saved is saved, and closes nothing else', async () => {
  const answer = await leaveWhileSaving();
  answer(() => {});
  expect(await screen.findByText('顺序已保存')).toBeInTheDocument();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['network', new AppError('network'), '网络错误'],
  ['conflict', new AppError('business', { status: 409, serverMessage: '顺序已变化' }), '顺序已变化'],
])('shows why such an order was not saved: %s', async (_, error, text) => {
  const answer = await leaveWhileSaving();
  answer(() => {
    throw error;
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(onSaved).not.toHaveBeenCalled();
});

test('takes its own order for saved after the answer was lost', async () => {
  save.mockRejectedValueOnce(new AppError('network')).mockRejectedValueOnce(conflict());
  read.mockResolvedValueOnce(named('乙', '甲', '丙'));
  openOrder();
  move('甲', '下移');
  press('保存顺序');
  await screen.findByRole('alert');
  press('保存顺序');
  expect(await screen.findByText('顺序已保存')).toBeInTheDocument();
  expect(screen.queryByText(/有人改动了/)).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

test('applies its moves again after an expired session, and warns if someone else was faster', async () => {
  const view = openOrder();
  move('甲', '下移');
  expire(view);
  const same = openOrder();
  expect(order()).toEqual(['乙', '甲', '丙']);
  expect(screen.queryByText(/有人改动了/)).not.toBeInTheDocument();
  expire(same);
  openOrder(named('甲', '乙', '丙', '丁'));
  expect(order()).toEqual(['乙', '甲', '丙', '丁']);
  expect(screen.getByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
});

test('finds an item by name, and the next match on Enter', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `笔记${index + 1}`);
  const { user } = openOrder(named(...names));
  const finder = screen.getByRole('searchbox', { name: '按名称查找' });
  await user.type(finder, '记2{Enter}');
  expect(screen.getByText('第 1 个，共 2 个')).toBeInTheDocument();
  expect(document.activeElement?.closest('li')).toHaveTextContent('笔记2');
  await user.type(finder, '{Enter}');
  expect(document.activeElement?.closest('li')).toHaveTextContent('笔记20');
  await user.type(finder, '9x{Enter}');
  expect(screen.getByText('没有找到')).toBeInTheDocument();
});
