import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { closed, field, openPalette, PATH } from '../palette';

const LIST = '/channel/channel-list';

test('it opens over a drawer in which nothing was typed; a choice takes the drawer along', async () => {
  const channel = state().world.channels[0];
  const app = await signedIn(`${LIST}?id=${channel?.id}`);
  await dialogWith(channel?.name ?? '');
  await openPalette(app);
  await waitFor(() => expect(field()).toHaveFocus());
  // Escape is for Chromium: in tests antd takes all dialogs for one.
  await app.user.keyboard('{Control>}k{/Control}');
  await closed();
  await dialogWith(channel?.name ?? '');
  expect(app.address()).toBe(`${LIST}?id=${channel?.id}`);
  await openPalette(app);
  await app.user.type(field(), '搜索热词{Enter}');
  await waitFor(() => expect(app.address()).toBe(PATH));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['我的任务', '我的任务'],
  ['查看通知', '通知'],
])('by %s it opens a list that goes with the page', async (action, title) => {
  const app = await signedIn(PATH);
  await openPalette(app);
  await app.user.type(field(), `${action}{Enter}`);
  await dialogWith(title);
  await openPalette(app);
  await app.user.type(field(), '会员列表{Enter}');
  await waitFor(() => expect(app.address()).toBe('/member/member-list'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('over unsaved changes in a drawer it says why it does not open', async () => {
  const word = state().world.hotwords[0];
  const app = await signedIn(`${PATH}?edit=${word?.id}`);
  await dialogWith(`编辑热词“${word?.word}”`);
  await app.user.type(await screen.findByLabelText('热词'), '改');
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByText('请先保存或放弃当前的修改，再搜索');
  expect(screen.queryByRole('combobox', { name: '搜索' })).not.toBeInTheDocument();
});
