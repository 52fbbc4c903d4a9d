import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { maskName } from '@/domain/mask';
import { getRecentPlaces } from '@/hooks/recent-places';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { findDialog } from '../dialog';
import { closed, field, openPalette, option, PATH, palette } from '../palette';
import { server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;
const search = async ({ user }: App, text: string) => {
  await user.click(field());
  await user.paste(text);
};
/** Searches, and opens or runs the first result. */
const run = async (app: App, text: string) => {
  await search(app, text);
  await app.user.keyboard('{Enter}');
};
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('finds a member by number, masked, and opens it, and keeps the input out of URLs and storage', async () => {
  const member = state().world.members.find(({ realName }) => realName);
  if (!member?.realName) throw new Error('no member has a name');
  const typed = member.memberNo.toLowerCase();
  const app = await signedIn(PATH, { shell: 'full' });
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => void urls.push(request.url.toLowerCase()));
  await openPalette(app);
  await search(app, typed);
  const found = await option(new RegExp(`^${member.memberNo}`));
  expect(found).toHaveTextContent(maskName(member.realName));
  expect(found).not.toHaveTextContent(member.realName);
  await waitFor(() => expect(screen.getAllByText('1 项结果')).not.toHaveLength(0));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe(`/member/member-detail?id=${member.id}`));
  await closed();
  await waitFor(() => expect(app.heading()).toHaveFocus());
  expect(urls.filter((one) => one.includes(typed))).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).toLowerCase()).not.toContain(typed);
  await openPalette(app);
  expect(field()).toHaveValue('');
});

test('offers recent places by number, never by name, and forgets them at the end of the session', async () => {
  const record = state().world.records.find(({ submittedAt }) => submittedAt !== null);
  const app = await signedIn(`/record/record-detail?id=${record?.id}`, { shell: 'full' });
  await screen.findAllByText(record?.recordNo ?? '');
  act(() => history.push(`${PATH}?status=enabled`));
  await screen.findByRole('heading', { level: 1, name: '搜索热词' });
  act(() => history.push('/setting/project-category'));
  await screen.findByRole('heading', { level: 1, name: '项目分类' });
  await openPalette(app);
  const recent = within(screen.getByRole('group', { name: '最近访问' })).getAllByRole('option');
  expect(recent.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['搜索热词', `${PATH}?status=enabled`],
    [`记录详情${record?.recordNo}`, `/record/record-detail?id=${record?.id}`],
  ]);
  await app.user.click(recent[0] as HTMLElement);
  await waitFor(() => expect(app.address()).toBe(`${PATH}?status=enabled`));
  await openPalette(app);
  await run(app, '退出登录');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  expect(getRecentPlaces()).toEqual([]);
});

test('closes and drops the input when the session ends', async () => {
  const app = await palette(PATH, 'M');
  expireSession();
  await app.user.click(field());
  await app.user.paste('26110');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  await closed();
  expect(document.body.textContent).not.toContain('M26110');
});

test('runs global actions: an export, jobs and the language, and finds Chinese words in English', async () => {
  const app = await palette();
  await run(app, '导出试点医院');
  await findDialog(/^导出 .* 条/);
  expect(app.address()).toBe('/setting/pilot-hospital');
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByText('请先完成或关闭当前对话框，再搜索');
  expect(screen.queryByRole('combobox', { name: '搜索' })).not.toBeInTheDocument();
  await app.user.keyboard('{Escape}');
  await expectNoDialog();
  await openPalette(app);
  await run(app, '我的任务');
  await findDialog('我的任务');
  await app.user.keyboard('{Escape}');
  await expectNoDialog();
  await openPalette(app);
  await run(app, 'english');
  await screen.findByRole('button', { name: 'Search Ctrl K' });

  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Switch language: 中文' });
  await app.user.click(screen.getByRole('combobox', { name: 'Search' }));
  await app.user.paste('导出会员');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Export: Member List/));
});

test('opens over a drawer, keeps its input, and closes it on navigation after asking', async () => {
  const word = state().world.hotwords[0];
  const app = await signedIn(`${PATH}?edit=${word?.id}`, { shell: 'full' });
  await findDialog(`编辑热词“${word?.word}”`);
  await app.user.type(await screen.findByLabelText('热词'), '改');
  await app.user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
  // The end-to-end tests cover Escape; in jsdom antd closes all dialogs at once.
  await app.user.keyboard('{Control>}k{/Control}');
  await closed();
  expect(screen.getByLabelText('热词')).toHaveValue(`${word?.word}改`);
  await openPalette(app);
  await run(app, '新建项目分类');
  await app.user.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(app.address()).toBe('/setting/project-category?edit=new'));
});
