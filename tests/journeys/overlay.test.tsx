import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/search-hotwords';
async function fromWelcome() {
  const app = await signedIn('/welcome');
  act(() => history.push(LIST));
  await screen.findByRole('button', { name: '新建热词' });
  return app;
}

async function edit(app: App) {
  const [button] = await screen.findAllByRole('button', { name: '编辑' });
  await app.user.click(button as HTMLElement);
  return screen.findByLabelText('热词');
}

const closeDrawer = (app: App) => app.user.click(screen.getByRole('button', { name: '取消' }));
const isClosed = (app: App) => waitFor(() => expect(app.address()).not.toContain('edit='));

describe('a form over a list', () => {
  test('leaves no entry in the history once it is closed', async () => {
    const app = await fromWelcome();
    for (const _ of [1, 2]) {
      await edit(app);
      expect(app.address()).toContain('edit=');
      await closeDrawer(app);
      await isClosed(app);
    }
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });

  test('that is closed twice in one go closes, and the list stays', async () => {
    const app = await fromWelcome();
    await edit(app);
    await app.user.dblClick(screen.getByRole('button', { name: '取消' }));
    await isClosed(app);
    expect(app.address()).toBe(LIST);
  });

  test('that came with the address is closed in its place', async () => {
    const app = await signedIn('/welcome');
    act(() => history.push(`${LIST}?edit=new`));
    await screen.findByLabelText('热词');
    await closeDrawer(app);
    await waitFor(() => expect(app.address()).toBe(LIST));
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });

  test('asks before it is closed with changes, and closes on the second asking', async () => {
    const app = await fromWelcome();
    await app.user.type(await edit(app), '改');
    await closeDrawer(app);
    const question = await dialogWith('放弃未保存的修改？');
    await app.user.click(question.getByRole('button', { name: '继续编辑' }));
    expect(app.address()).toContain('edit=');
    await closeDrawer(app);
    // The first question may still be closing: nothing moves here.
    await waitFor(async () => {
      await app.user.click(screen.getAllByRole('button', { name: '放弃修改' }).at(-1) as HTMLElement);
      expect(app.address()).toBe(LIST);
    });
  });

  test('asks as well where all that was typed is a date that cannot be read', async () => {
    const app = await fromWelcome();
    await edit(app);
    await app.user.type(screen.getByLabelText('生效时间'), '2026-1');
    await closeDrawer(app);
    const question = await dialogWith('放弃未保存的修改？');
    await app.user.click(question.getByRole('button', { name: '继续编辑' }));
    expect(screen.getByLabelText('生效时间')).toHaveDisplayValue('2026-1');
  });

  test('says that somebody has deleted what it edits, and keeps what was typed', async () => {
    const app = await fromWelcome();
    const word = await edit(app);
    await app.user.type(word, '改');
    state().world.hotwords = [];
    await app.user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('这条内容已被删除，没有保存')).toBeInTheDocument();
    expect(screen.getByText('已填写的内容仍在，可复制后关闭。')).toBeInTheDocument();
    expect(word).toHaveDisplayValue(/改$/);
  });
});

test('an order shows what is being saved: a move that it would lose is not made', async () => {
  const app = await fromWelcome();
  await app.user.click(screen.getByRole('button', { name: '调整排序' }));
  const places = within(await screen.findByRole('list', { name: '热词顺序' }));
  const shown = () => places.getAllByRole('listitem').map(({ textContent }) => textContent);
  const moveFirstDown = async () => {
    places.getAllByRole('button', { name: /^下移：/ })[0]?.focus();
    await app.user.keyboard('{Enter}');
  };
  const before = shown();
  await moveFirstDown();
  await waitFor(() => expect(shown()).not.toEqual(before));
  const sent = shown();
  const gate = deferred<void>();
  server.use(http.put('*/api/admin/v1/hotwords/order', () => gate.promise));
  await app.user.click(screen.getByRole('button', { name: '保存顺序' }));
  await moveFirstDown();
  expect(shown()).toEqual(sent);
  gate.resolve();
  await screen.findByText('顺序已保存');
});
