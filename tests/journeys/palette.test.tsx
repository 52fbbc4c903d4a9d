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

test('finds a member by number, masked, keeps the input out of URLs and storage, and drops it when the session ends', async () => {
  const member = state().world.members.find(({ realName }) => realName);
  if (!member?.realName) throw new Error('no member has a name');
  const typed = member.memberNo.toLowerCase();
  const app = await palette('/exception');
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => void urls.push(request.url.toLowerCase()));
  await search(app, typed);
  const found = await option(new RegExp(`^${member.memberNo}`));
  expect(found).toHaveTextContent(maskName(member.realName));
  expect(found).not.toHaveTextContent(member.realName);
  expect(found).toHaveAttribute('href', `/member/member-detail?id=${member.id}`);
  await waitFor(() => expect(screen.getAllByText('1 项结果')).not.toHaveLength(0));
  expect(urls.filter((one) => one.includes(typed))).toEqual([]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).toLowerCase()).not.toContain(typed);

  expireSession();
  await app.user.clear(field());
  await app.user.paste('26110');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  await closed();
  expect(document.body.textContent).not.toContain('26110');
});

test('offers recent places by number, never by name, and forgets them at the end of the session', async () => {
  const { world } = state();
  // Empty lists render faster.
  world.hotwords = [];
  world.categories = [];
  const record = world.records.find(({ submittedAt }) => submittedAt !== null);
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
  await run(app, '退出登录');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  expect(getRecentPlaces()).toEqual([]);
});

test('opens the jobs, finds Chinese words in English, and runs an export, over which it does not open', async () => {
  const app = await palette('/exception');
  await run(app, '我的任务');
  await findDialog('我的任务');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openPalette(app);
  await run(app, 'english');
  await screen.findByRole('button', { name: 'Search Ctrl K' });
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Switch language: 中文' });
  await app.user.click(screen.getByRole('combobox', { name: 'Search' }));
  await app.user.paste('导出试点医院');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAccessibleName(/^Export: /));
  await app.user.keyboard('{Enter}');
  await findDialog(/^Export \d+ rows/);
  expect(app.address()).toBe('/setting/pilot-hospital');
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByText('Finish or close the open dialog before searching');
  expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
});

test('opens over a drawer, keeps its input, and closes it on navigation after asking', async () => {
  const { hotwords } = state().world;
  // A list with one row renders faster.
  hotwords.splice(1);
  const [word] = hotwords;
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
