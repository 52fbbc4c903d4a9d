import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedViewRow } from '../../mock/saved-view/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { button, given, openMenu, press, query, save, theirs, viewButton, viewNamed, views } from '../saved-views';
import { fault, server } from '../server';

const HOTWORDS = '/setting/search-hotwords';
const CHANNELS = '/channel/channel-list';
const LINKS = '/channel/link-list';
const RECORDS = '/record/record-list';

/** What is done to a view in another window in the meantime. */
const meanwhile = (view: SavedViewRow, change: Partial<SavedViewRow>) =>
  Object.assign(view, change, { version: view.version + 1 });

beforeEach(() => {
  state().world.savedViews = [];
});

describe('a view that is renamed', () => {
  async function rename(view: SavedViewRow, name: string, first: () => void) {
    const app = await signedIn(`${HOTWORDS}?view=${view.id}`);
    await openMenu(app, view.name);
    await press(app, `编辑视图：${view.name}`);
    const dialog = await dialogWith(`编辑视图“${view.name}”`);
    const field = dialog.getByLabelText('视图名称');
    await app.user.clear(field);
    await app.user.type(field, name);
    first();
    await save(app, dialog);
    return { app, dialog, field };
  }

  test('and was changed meanwhile says what it is called now, and takes the name at the second attempt', async () => {
    const view = given({ list: 'hotword', name: '旧名' });
    const change = () => meanwhile(view, { name: '别名', query: 'status=enabled' });
    const { app, dialog, field } = await rename(view, '新名', change);
    expect(await dialog.findByText(/现名为“别名”/)).toBeInTheDocument();
    expect(field).toHaveValue('新名');
    await save(app, dialog);
    expect(await screen.findByText('视图“新名”已保存')).toBeInTheDocument();
    expect(viewNamed('新名').query).toBe('status=enabled');
  });

  test('and was deleted meanwhile says so, and keeps what was typed', async () => {
    const view = given({ list: 'hotword', name: '旧名' });
    const { app, dialog, field } = await rename(view, '新名', () => views().splice(0));
    expect(await dialog.findByText('这条内容已被删除，没有保存')).toBeInTheDocument();
    expect(field).toHaveValue('新名');
    await save(app, dialog);
    expect(await dialog.findByText('这条内容已被删除，没有保存')).toBeInTheDocument();
    expect(views()).toEqual([]);
  });
});

describe('the focus is never nowhere', () => {
  test('once what could not be used is taken out of a view, it is on the button of the views', async () => {
    const view = given({ list: 'channel', query: 'sort=gone' });
    const app = await signedIn(`${CHANNELS}?sort=gone&view=${view.id}`);
    await press(app, '去掉并更新视图');
    await waitFor(() => expect(screen.queryByText('视图“常用”中有条件无法使用')).not.toBeInTheDocument());
    await waitFor(async () => expect(await viewButton('常用')).toHaveFocus());
  });

  test('once the views have come at the second attempt, it is on the one that is chosen', async () => {
    const view = given({ list: 'hotword' });
    server.use(fault.status('GET', '/saved-views', 500));
    const app = await signedIn(`${HOTWORDS}?view=${view.id}`);
    await openMenu(app);
    // The note above the list has one too.
    const retry = await waitFor(() => {
      const found = screen.getAllByRole('button', { name: /重\s?试/ }).find((one) => one.closest('.ant-popover'));
      if (!found) throw new Error('the menu has no retry');
      return found;
    });
    await app.user.click(retry);
    // A second failure leaves it where it is.
    await waitFor(() => expect(retry).not.toHaveClass('ant-btn-loading'));
    expect(retry).toHaveFocus();
    server.resetHandlers();
    await app.user.click(retry);
    await waitFor(() => expect(screen.getByRole('button', { current: true, name: '常用' })).toHaveFocus());
  });
});

test('views that do not arrive are told where one is in the address, whose filters stay', async () => {
  const view = given({ list: 'hotword', query: 'status=enabled' });
  server.use(fault.status('GET', '/saved-views', 500));
  const app = await signedIn(`${HOTWORDS}?status=enabled&view=${view.id}`);
  expect(await screen.findByText('视图加载失败')).toBeInTheDocument();
  expect(await screen.findByText('共 18 条')).toBeInTheDocument();
  expect(query(app).get('status')).toBe('enabled');
  server.resetHandlers();
  await press(app, /重\s?试/);
  const named = await viewButton('常用');
  expect(screen.queryByText('视图加载失败')).not.toBeInTheDocument();
  await waitFor(() => expect(named).toHaveFocus());
});

describe('links of a channel that is gone', () => {
  test('are told in the note of the view, which can be mended', async () => {
    const view = given({ list: 'channelLink', query: 'channelId=777&tab=all' });
    const app = await signedIn(`${LINKS}?channelId=777&tab=all&view=${view.id}`);
    expect(await screen.findByText('“渠道”中有选项已不存在，不会有数据与其相符。')).toBeInTheDocument();
    await viewButton('常用');
    await button('删除视图');
    await press(app, '去掉并更新视图');
    await waitFor(() => expect(query(app).has('channelId')).toBe(false));
    await waitFor(() => expect(viewNamed('常用').query).toBe('tab=all'));
  });

  test('can be left for a new link, which is of no channel yet', async () => {
    const view = given({ list: 'channelLink', query: 'channelId=777', ...theirs });
    const app = await signedIn(`${LINKS}?channelId=777&view=${view.id}`);
    await press(app, '去掉这些条件');
    await waitFor(() => expect(query(app).has('channelId')).toBe(false));
  });
});

test('a chosen view that was deleted is chosen again once that is taken back', async () => {
  const view = given({ list: 'hotword', query: 'status=enabled' });
  const app = await signedIn(`${HOTWORDS}?status=enabled&view=${view.id}`);
  await openMenu(app, '常用');
  await press(app, '删除视图：常用');
  await screen.findByText('视图“常用”已删除');
  await waitFor(() => expect(query(app).has('view')).toBe(false));
  await press(app, /撤\s?销/);
  await viewButton('常用');
  expect(query(app).get('view')).toBe(view.id);
  expect(screen.queryByText('网址中的视图无法打开')).not.toBeInTheDocument();
});

test('a tab that is gone leaves the address once the view is mended', async () => {
  const view = given({ list: 'record', query: 'assignee=none&tab=zzz' });
  const app = await signedIn(`${RECORDS}?assignee=none&tab=zzz&view=${view.id}`);
  await press(app, '去掉并更新视图');
  await waitFor(() => expect(query(app).has('tab')).toBe(false));
  expect(query(app).get('assignee')).toBe('none');
  expect(viewNamed('常用').query).toBe('assignee=none');
});
