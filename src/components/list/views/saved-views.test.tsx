import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '@/services/query-client';
import { loadDefaultViews } from '@/session/default-views';
import { signInAs } from '../../../../tests/app';
import { deferred } from '../../../../tests/deferred';
import { findDialog } from '../../../../tests/dialog';
import {
  addView,
  defaultViews,
  findView,
  findViewButton,
  nameNewView,
  openViews,
  press,
  save,
  savedViews,
  sharedByOther,
} from '../../../../tests/saved-views';
import { fault, server } from '../../../../tests/server';
import { click, write } from '../../testing/events';
import type { FilterField } from '../fields';
import { findRow, header, keyword, names, openList, status, url } from '../testing/open-list';

const owner: FilterField = {
  kind: 'assignee',
  name: 'owner',
  label: '跟进人',
  none: '未分配',
  always: true,
  defaults: { owner: 'me' },
};
const days: FilterField = {
  kind: 'days',
  names: ['from', 'before'],
  label: '日期',
  always: true,
  defaults: { from: '2026-11-01', before: '2026-11-22' },
};
const query = () => new URLSearchParams(history.location.search);
const removeStatus = () => click(screen.getByRole('button', { name: '移除筛选：状态' }));

beforeEach(() => {
  signInAs(0);
  savedViews().splice(0);
  queryClient.clear();
});

test('saves filters and sort order under a name, applies them again, and Back leaves the view', async () => {
  openList({ at: '/?status=off&sort=-name&current=2' });
  await findRow('A03');
  const dialog = await nameNewView('停用的');
  expect(dialog.getByText(/状态: 停用/)).toBeInTheDocument();
  expect(dialog.getByText('排序：名称降序')).toBeInTheDocument();
  await save(dialog);
  const chosen = await findViewButton('停用的');
  await waitFor(() => expect(chosen).toHaveFocus());
  const { id, ...kept } = findView('停用的');
  expect(kept).toMatchObject({ list: 'hotword', query: 'sort=-name&status=off', isShared: false });
  expect(query().get('view')).toBe(id);

  await openViews('停用的');
  await press('不使用视图');
  await findRow('A01');
  expect(url()).toBe('/');
  await openViews();
  await press('停用的');
  await waitFor(() => expect(names()[0]).toBe('A33'));
  expect(url()).toBe(`/?status=off&sort=-name&view=${id}`);
  act(() => history.back());
  await findRow('A01');
  expect(await findViewButton()).toBeInTheDocument();
});

test('marks a changed view, and discards or saves the change', async () => {
  const view = addView({ list: 'hotword', query: 'status=off' });
  openList({ at: `/?status=off&view=${view.id}` });
  await findViewButton('常用');
  await removeStatus();
  await openViews('常用（已改动）');
  await press('放弃改动');
  await findViewButton('常用');
  expect(query().get('status')).toBe('off');
  await removeStatus();
  await openViews('常用（已改动）');
  await press('更新“常用”');
  expect(await screen.findByText('视图“常用”已更新')).toBeInTheDocument();
  await findViewButton('常用');
  expect(findView('常用')).toMatchObject({ query: '', version: 2 });
});

test('applies the columns of a view; the operator’s own return without it', async () => {
  addView({ list: 'hotword', name: '少列', columns: { order: [], shown: { count: false }, pinned: [] } });
  openList();
  await findRow('A01');
  const hasHeader = (name: string) => screen.queryByRole('columnheader', { name }) !== null;
  await openViews();
  await press('少列');
  await waitFor(() => expect(hasHeader('数量')).toBe(false));
  await press('列设置');
  await click(await screen.findByRole('checkbox', { name: '状态列' }));
  await openViews('少列（已改动）');
  await press('不使用视图');
  await waitFor(() => expect(header('数量')).toBeInTheDocument());
  expect(hasHeader('状态列')).toBe(true);
});

test('offers another operator’s view for use, but not for changes', async () => {
  addView({ list: 'hotword', name: '共享', query: 'status=off', ...sharedByOther });
  openList();
  await openViews();
  const shared = within(await screen.findByRole('list', { name: '他人共享' }));
  await click(shared.getByRole('button', { name: /共享.*周宁 共享/ }));
  await findViewButton('共享');
  expect(query().get('status')).toBe('off');
  await removeStatus();
  await openViews('共享（已改动）');
  await screen.findByRole('button', { name: '放弃改动' });
  expect(screen.queryByRole('button', { name: /编辑视图|删除视图|更新/ })).not.toBeInTheDocument();
});

test('leaves a personal search out of a view, says so, and clears it when another view is selected', async () => {
  addView({ list: 'project', name: '全部', query: '' });
  const fields = [{ ...keyword, isPrivate: true } as FilterField, status];
  const { user } = openList({ name: 'project', fields, at: '/?status=on' });
  await findRow('A01');
  await write(screen.getByLabelText('关键词'), 'A1');
  await user.keyboard('{Enter}');
  await findRow('A10');
  const dialog = await nameNewView('查找');
  const kept = dialog.getByRole('region', { name: '保存的内容' });
  expect(kept).toHaveTextContent(/状态: 启用.*不保存：关键词/);
  expect(kept).not.toHaveTextContent('A1');
  await save(dialog);
  await findViewButton('查找（另加搜索）');
  expect(findView('查找').query).toBe('status=on');
  expect(screen.getByLabelText('关键词')).toHaveValue('A1');
  await removeStatus();
  await openViews('查找（已改动，另加搜索）');
  await press('全部');
  await waitFor(() => expect(screen.getByLabelText('关键词')).toHaveValue(''));
  await findViewButton('全部');
});

test('shows before saving which filters are defaults, which were cleared, and which dates are fixed', async () => {
  openList({ fields: [owner, days] });
  await findRow('A01');
  let dialog = await nameNewView('默认');
  expect(dialog.getByRole('region', { name: '保存的内容' })).toHaveTextContent(/筛选：无按列表默认：跟进人日期$/);
  await save(dialog);
  await findViewButton('默认');
  expect(findView('默认').query).toBe('');

  act(() => history.push('/?owner=&from=2026-11-15'));
  await openViews();
  await press('保存为新视图…');
  dialog = await findDialog('跟进人：不限');
  const kept = dialog.getByRole('region', { name: '保存的内容' });
  expect(kept).toHaveTextContent('日期: 2026-11-15 – 2026-11-21（固定日期）');
  expect(kept).not.toHaveTextContent('按列表默认');
  await write(dialog.getByLabelText('视图名称'), '近七天');
  await save(dialog);
  await findViewButton('近七天');
  expect(findView('近七天').query).toBe('before=2026-11-22&from=2026-11-15&owner=');
});

test('deletes a view with an undo that selects it again', async () => {
  const view = addView({ list: 'hotword', query: 'status=off' });
  openList({ at: `/?status=off&view=${view.id}` });
  await openViews('常用');
  await press('删除视图：常用');
  expect(await screen.findByText('视图“常用”已删除')).toBeInTheDocument();
  await waitFor(() => expect(query().has('view')).toBe(false));
  expect(savedViews()).toEqual([]);
  await press(/撤\s?销/);
  await findViewButton('常用');
  expect(query().get('view')).toBe(view.id);
  expect(screen.queryByText('网址中的视图无法打开')).not.toBeInTheDocument();
});

test('refuses more than twenty views of a list, and a name that is taken', async () => {
  for (let count = 1; count < 20; count += 1) addView({ list: 'hotword', name: `视图${count}` });
  openList();
  await findRow('A01');
  const dialog = await nameNewView('视图1');
  await save(dialog);
  await waitFor(() => expect(dialog.getByLabelText('视图名称')).toHaveAccessibleDescription(/已有同名视图/));
  await write(dialog.getByLabelText('视图名称'), '第二十');
  await save(dialog);
  await findViewButton('第二十');
  await click(await findViewButton('第二十'));
  expect(await screen.findByText(/每个列表最多保存 20 个视图/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '保存为新视图…' })).not.toBeInTheDocument();
});

describe('the default view', () => {
  test('opens with the list, with one request of rows, unless the URL has a query or an empty view', async () => {
    const columns = { order: [], shown: { count: false }, pinned: [] };
    const view = addView({ list: 'hotword', query: 'status=off', columns });
    defaultViews().push({ operatorId: '1', list: 'hotword', viewId: view.id });
    loadDefaultViews();
    const { service } = openList();
    await findViewButton('常用');
    await findRow('A03');
    expect(url()).toBe(`/?status=off&view=${view.id}`);
    expect(service.mock.calls.map(([asked]) => asked.status)).toEqual(['off']);
    expect(screen.queryByRole('columnheader', { name: '数量' })).not.toBeInTheDocument();

    act(() => history.push('/?status=on'));
    await findRow('A01');
    expect(url()).toBe('/?status=on');
    await removeStatus();
    await findRow('A03');
    expect(url()).toBe('/?view=');

    // As an entry of the menu does while the list is open.
    act(() => history.push('/'));
    await findViewButton('常用');
    await waitFor(() => expect(names()[0]).toBe('A03'));
    await openViews('常用');
    await press('不使用视图');
    await findRow('A01');
    expect(url()).toBe('/?view=');
  });

  test('is set and cleared by a star, one of each list, also for the view of another operator', async () => {
    const view = addView({ list: 'hotword', query: 'status=off' });
    addView({ list: 'hotword', name: '共享', ...sharedByOther });
    openList();
    await findRow('A01');
    await openViews();
    const star = (name: string) => screen.getByRole('button', { name: `默认视图：${name}` });
    expect(star('常用')).not.toBePressed();
    await click(star('常用'));
    await waitFor(() => expect(star('常用')).toBePressed());
    expect(star('常用')).toHaveFocus();
    expect(await screen.findByText('打开此列表时将显示视图“常用”')).toBeInTheDocument();
    // The list stays as it is.
    expect(url()).toBe('/?view=');
    expect(names()[0]).toBe('A01');

    await click(star('共享'));
    await waitFor(() => expect(star('共享')).toBePressed());
    expect(star('常用')).not.toBePressed();
    await click(star('共享'));
    await waitFor(() => expect(star('共享')).not.toBePressed());
    expect(url()).toBe('/');
    expect(defaultViews()).toEqual([]);

    // A deleted default view is not opened.
    await click(star('常用'));
    await waitFor(() => expect(star('常用')).toBePressed());
    await press('删除视图：常用');
    await screen.findByText('视图“常用”已删除');
    act(() => history.push('/'));
    expect(url()).toBe('/');
    await press(/撤\s?销/);
    await screen.findByText('已撤销');
    act(() => history.push('/'));
    await waitFor(() => expect(query().get('view')).toBe(view.id));
  });

  test('is offered if it loads after the list has opened', async () => {
    const view = addView({ list: 'hotword', query: 'status=off' });
    defaultViews().push({ operatorId: '1', list: 'hotword', viewId: view.id });
    const gate = deferred<void>();
    server.use(http.get('*/saved-views/default', () => gate.promise));
    loadDefaultViews();
    openList();
    await findRow('A01');
    gate.resolve();
    await press('显示该视图');
    await findViewButton('常用');
    await findRow('A03');
    expect(url()).toBe(`/?status=off&view=${view.id}`);
    await waitFor(() => expect(screen.queryByText(/加载较慢/)).not.toBeInTheDocument());
  });

  test('is not opened if the default views do not load, without a message', async () => {
    const view = addView({ list: 'hotword', query: 'status=off' });
    defaultViews().push({ operatorId: '1', list: 'hotword', viewId: view.id });
    server.use(fault.status('GET', '/saved-views/default', 500));
    loadDefaultViews();
    const { service } = openList();
    await findRow('A01');
    expect(url()).toBe('/');
    expect(service).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
