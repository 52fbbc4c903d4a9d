import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { maskName } from '@/domain/mask';
import { recentPlaces } from '@/hooks/recent-places';
import { state } from '../../mock/state';
import { expireSession, signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { bodiesOf, chosen, closed, field, list, openPalette, option, PATH, palette } from '../palette';
import { fault, recordCalls, server } from '../server';

const aMember = () => {
  const member = state().world.members.find(({ realName, mobile }) => realName && mobile);
  if (!member?.realName) throw new Error('nobody has a name');
  return { ...member, realName: member.realName };
};

beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(null));

test('a page is found by its title in either language and by its address, and opened by Enter', async () => {
  const app = await palette();
  for (const text of ['会员列', 'member list', 'ＭＥＭＢＥＲ-ＬＩＳＴ', 'mem li']) {
    await app.user.clear(field());
    await app.user.type(field(), text);
    await waitFor(() => expect(chosen()).toHaveAccessibleName(/^会员列表/));
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
  }
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe('/member/member-list'));
  await closed();
  await waitFor(() => expect(app.heading()).toHaveFocus());
});

test('Ctrl+K opens it in a field too, Escape closes it, and the focus is where it was', async () => {
  const app = await signedIn(PATH);
  const keyword = await screen.findByRole('textbox', { name: '关键词' });
  await app.user.type(keyword, '胃{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
  await screen.findByRole('listbox', { name: '搜索结果' });
  await app.user.keyboard('{Escape}');
  await closed();
  expect(keyword).toHaveFocus();
  expect(keyword).toHaveValue('胃');
  await app.user.click(screen.getByRole('button', { name: '搜索 Ctrl K' }));
  expect(field()).toHaveValue('');
  await app.user.keyboard('{Control>}k{/Control}');
  await closed();
});

test('arrows go round, Page keys and Home and End go far, Ctrl+Enter opens a new tab and stays', async () => {
  const app = await palette(PATH, '设置');
  await option(/^搜索热词/);
  const names = () =>
    within(list())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const at = (place: number) => expect(chosen()).toHaveTextContent(names().at(place) ?? '');
  await app.user.keyboard('{ArrowUp}');
  at(-1);
  await app.user.keyboard('{ArrowDown}');
  at(0);
  await app.user.keyboard('{PageDown}');
  at(-1);
  await app.user.keyboard('{PageUp}{ArrowDown}');
  at(1);
  await app.user.keyboard('{Control>}{End}{/Control}');
  at(-1);
  await app.user.keyboard('{Control>}{Home}{Enter}{/Control}');
  expect(window.open).toHaveBeenCalledWith(expect.stringMatching(/^\/setting\//), '_blank', 'noopener');
  expect(field()).toBeInTheDocument();
  expect(chosen()).toHaveAttribute('href', expect.stringMatching(/^\/setting\//));
});

test('a thing is found by its number, masked, and opened; nothing typed stands in an address or in storage', async () => {
  const member = aMember();
  const app = await signedIn(PATH);
  const urls: string[] = [];
  server.events.on('request:start', ({ request }) => void urls.push(request.url));
  await openPalette(app);
  await app.user.type(field(), member.memberNo.toLowerCase());
  const found = await option(new RegExp(`^${member.memberNo}`));
  expect(found).toHaveTextContent(maskName(member.realName));
  expect(found).not.toHaveTextContent(member.realName);
  await waitFor(() => expect(screen.getAllByText('1 项结果')).not.toHaveLength(0));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe(`/member/member-detail?id=${member.id}`));
  expect(urls.filter((url) => url.toLowerCase().includes(member.memberNo.toLowerCase()))).toEqual([]);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).toLowerCase();
  expect(stored).not.toContain(member.memberNo.toLowerCase());
  await openPalette(app);
  expect(field()).toHaveValue('');
});

test('the last query wins: an older answer that comes later is not shown', async () => {
  const late = deferred<void>();
  const row = (no: string) => ({ kind: 'project', id: no, no, label: no, sub: null, status: 'published' });
  server.use(
    http.post('*/api/admin/v1/search', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      if (text === 'P0') await late.promise;
      const things = [row(text === 'P0' ? 'OLD' : 'NEW')];
      return HttpResponse.json({ success: true, data: { things, totals: { project: 1 } } });
    }),
  );
  const bodies = bodiesOf('/search');
  const app = await palette(PATH, 'P0');
  await waitFor(() => expect(bodies).toEqual([{ text: 'P0' }]));
  expect(screen.getByText('正在搜索')).toBeInTheDocument();
  await app.user.type(field(), '1');
  await option(/^NEW/);
  await act(async () => late.resolve());
  await waitFor(() => expect(chosen()).toHaveTextContent('NEW'));
  expect(screen.queryByText(/OLD/)).not.toBeInTheDocument();
});

test('people are looked for by name only when that is chosen; a phone number is sent nowhere before', async () => {
  const member = aMember();
  const app = await palette();
  const calls = recordCalls();
  const bodies = bodiesOf('/members/search');
  await app.user.type(field(), member.mobile ?? '');
  await option(/按姓名、手机号查找会员/);
  expect(chosen()).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(calls.filter((call) => call.includes('search'))).not.toContain('POST /members/search');
  await app.user.clear(field());
  await app.user.type(field(), member.realName);
  await waitFor(() => expect(calls).toContain('POST /search'));
  expect(bodies).toEqual([]);
  await app.user.keyboard('{Alt>}{Enter}{/Alt}');
  const found = await option(new RegExp(`^${member.memberNo}`));
  expect(bodies).toEqual([expect.objectContaining({ realName: member.realName })]);
  expect(found).toHaveTextContent(maskName(member.realName));
  expect(found).not.toHaveTextContent(member.realName);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toContain('/member/member-detail?id='));
  expect(recentPlaces().map(({ name }) => name)).not.toContain(member.realName);
});

test('a search that failed says so and is tried again, by name too', async () => {
  const project = state().world.projects[0];
  server.use(fault.status('POST', '/search', 500));
  const app = await palette(PATH, project?.projectNo);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('按编号和名称的搜索失败');
  expect(screen.queryByText(/没有符合的页面/)).not.toBeInTheDocument();
  server.resetHandlers();
  await app.user.click(within(alert).getByRole('button', { name: '重试' }));
  await option(new RegExp(`^${project?.projectNo}`));
  expect(field()).toHaveFocus();
  server.use(fault.reset('POST', '/members/search'));
  await app.user.clear(field());
  await app.user.type(field(), '王小明{Alt>}{Enter}{/Alt}');
  await screen.findByText('按姓名、手机号的查找失败');
  server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('没有姓名或手机号完全相同的会员');
});

test.each([
  ['no list', { success: true, data: null }],
  [
    'rows without ids',
    { success: true, data: { things: [{ kind: 'member', no: 'M1', status: 'active' }], totals: {} } },
  ],
])('an answer that is %s is no answer', async (_, body) => {
  server.use(fault.json('POST', '/search', body));
  await palette(PATH, 'M26');
  expect(await screen.findByRole('alert')).toHaveTextContent('按编号和名称的搜索失败');
});

test.each(['x'.repeat(10_000), '\u202e😀__proto__', '.*[(\\'])(
  'whatever is pasted finds nothing and breaks nothing',
  async (text) => {
    const app = await palette();
    await app.user.click(field());
    await app.user.paste(text);
    await screen.findByText(text.length > 64 ? '最多搜索 64 个字符' : /没有符合的页面/);
    expect(within(list()).queryAllByRole('option')).toHaveLength(0);
  },
);

test('before anything is typed it offers recent places by number, never by name, and forgets them at the end of the session', async () => {
  const record = state().world.records.find(({ submittedAt }) => submittedAt !== null);
  const app = await signedIn(`/record/record-detail?id=${record?.id}`);
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
  await app.user.click(recent[1] as HTMLElement);
  await waitFor(() => expect(app.address()).toBe(`/record/record-detail?id=${record?.id}`));
  await openPalette(app);
  await app.user.type(field(), '退出登录{Enter}');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  expect(recentPlaces()).toEqual([]);
});

test('a session that ends while it is open takes it away with all that was typed', async () => {
  const app = await palette(PATH, 'M');
  expireSession();
  await app.user.type(field(), '26110');
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
  await closed();
  expect(document.body.textContent).not.toContain('M26110');
});

test('what is left out of many is said with each group, and all actions are there where nothing but them fits', async () => {
  const { records } = state().world;
  const app = await palette(PATH, 'R2026');
  const total = records.filter(({ recordNo }) => recordNo.startsWith('R2026')).length;
  const group = await screen.findByRole('group', {
    name: new RegExp(`^筛查记录 共 ${total} 项，只显示前 5 项`),
  });
  expect(within(group).getAllByRole('option')).toHaveLength(5);
  await app.user.clear(field());
  await app.user.type(field(), '导出');
  const actions = await screen.findByRole('group', { name: '操作' });
  expect(within(actions).getAllByRole('option')).toHaveLength(10);
  await app.user.clear(field());
  await app.user.type(field(), 'e');
  const some = await screen.findByRole('group', { name: /^操作 共 \d+ 项，只显示前 6 项/ });
  expect(within(some).getAllByRole('option')).toHaveLength(6);
});

test('it does what can be done from anywhere: export, language, jobs', async () => {
  const app = await palette(PATH, '导出会员');
  await option('导出会员列表');
  await app.user.keyboard('{Enter}');
  await dialogWith(/^导出 .* 条/);
  expect(app.address()).toBe('/member/member-list');
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByText('请先完成或关闭当前对话框，再搜索');
  expect(screen.queryByRole('combobox', { name: '搜索' })).not.toBeInTheDocument();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openPalette(app);
  await app.user.type(field(), '我的任务{Enter}');
  await dialogWith('我的任务');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openPalette(app);
  await app.user.type(field(), 'english{Enter}');
  await screen.findByRole('button', { name: 'Search Ctrl K' });
});

test('leaving unsaved changes by it asks, as any way does, and so does signing out', async () => {
  const app = await signedIn('/setting/custom-service');
  await app.user.type(await screen.findByLabelText('节假日说明'), '改');
  await openPalette(app);
  await app.user.type(field(), '会员列表{Enter}');
  await closed();
  await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(app.address()).toBe('/setting/custom-service');
  // The question fades.
  await app.user.click(screen.getByRole('button', { name: '搜索 Ctrl K' }));
  await screen.findByRole('listbox', { name: '搜索结果' });
  await app.user.type(field(), '退出登录{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: '放弃修改' })).toHaveLength(2));
  await app.user.click(screen.getAllByRole('button', { name: '放弃修改' }).at(-1) as HTMLElement);
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
});

test('the keys are listed in the help, and in English it is said in English', async () => {
  const app = await signedIn(PATH, 'en-US');
  await screen.findByRole('button', { name: 'Search Ctrl K' });
  await app.user.keyboard('?');
  const help = await dialogWith('Keyboard shortcuts');
  expect(help.getByText('Search pages, numbers and actions')).toBeInTheDocument();
  await app.user.keyboard('?');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Switch language: 中文' });
  expect(screen.getByRole('option', { name: 'Log out' })).toBeInTheDocument();
});
