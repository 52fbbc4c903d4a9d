import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maskName } from '@/domain/mask';
import { getRecentPlaces } from '@/hooks/recent-places';
import { NOW } from '../../../tests/app';
import { deferred } from '../../../tests/deferred';
import { chosen, closed, field, list, openPalette, option, recordBodies } from '../../../tests/palette';
import { openScreen } from '../../../tests/screen';
import { fault, recordCalls, server } from '../../../tests/server';
import { PaletteButton } from './PaletteButton';

const DAY_MS = 86_400_000;
const PATH = '/setting/search-hotwords';
const nobody = fault.json('POST', '/members/search', { success: true, data: { list: [], total: 0 } });

const member = {
  id: '7',
  version: 1,
  memberNo: 'M26110100001',
  realName: '王小明',
  mobile: '14012345678',
  nickname: null,
  status: 'active',
  tags: [],
};
const { realName: _, mobile: __, ...rest } = member;
const masked = { ...rest, realNameMasked: maskName(member.realName), mobileMasked: '140****5678' };
/** A server that knows some records by number, and a member by name or phone. */
function serve() {
  const rows = ['P0003', 'R1', 'R2', ...Array.from({ length: 8 }, (_, index) => `R2026${index}`)];
  server.use(
    http.post('*/api/admin/v1/search', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const found = rows.filter((no) => no.startsWith(text));
      const toThing = (no: string) => ({ kind: 'record', id: no, no, label: null, sub: null, status: 'submitted' });
      const data = { things: found.slice(0, 5).map(toThing), totals: { record: found.length } };
      return HttpResponse.json({ success: true, data });
    }),
    http.post('*/api/admin/v1/members/search', async ({ request }) => {
      const { realName, mobile = '' } = (await request.json()) as { realName?: string; mobile?: string };
      const isFound = realName === member.realName || (mobile !== '' && member.mobile.endsWith(mobile));
      return HttpResponse.json({
        success: true,
        data: isFound ? { list: [masked], total: 1 } : { list: [], total: 0 },
      });
    }),
  );
}

const url = () => history.location.pathname + history.location.search;
const Shell = () => (
  <>
    <PaletteButton />
    <input aria-label="关键词" />
  </>
);
const openAt = () => openScreen(Shell, { path: PATH, isEverywhere: true });
/** The open palette with `text` in it. */
async function open(text = '') {
  const app = openAt();
  await openPalette(app);
  await app.user.click(field());
  if (text !== '') await app.user.paste(text);
  return app.user;
}
async function search(user: Awaited<ReturnType<typeof open>>, text: string) {
  await user.clear(field());
  await user.paste(text);
}

/** Finds three records whatever is typed. */
const findRecords = () => {
  const row = (no: string) => ({ kind: 'record', id: no, no, label: null, sub: null, status: 'submitted' });
  const things = ['R1', 'R2', 'R3'].map(row);
  server.use(fault.json('POST', '/search', { success: true, data: { things, totals: { record: 3 } } }));
};

beforeEach(() => {
  serve();
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => void vi.restoreAllMocks());

describe('the palette', () => {
  test('opens by its keys from a field too, and gives the focus back when it is closed', async () => {
    const { user } = openAt();
    const keyword = screen.getByLabelText('关键词');
    await user.type(keyword, '胃{Control>}k{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await screen.findByRole('listbox', { name: '搜索结果' });
    await user.keyboard('{Escape}');
    await closed();
    expect(keyword).toHaveFocus();
    expect(keyword).toHaveValue('胃');
    await user.click(screen.getByRole('button', { name: '搜索 Ctrl K' }));
    expect(field()).toHaveValue('');
    for (const isOpen of [false, true]) {
      await user.keyboard('{Meta>}k{/Meta}');
      if (isOpen) await waitFor(() => expect(field()).toHaveFocus());
      else await closed();
    }
  });

  test('finds a page by its title in either language and by its URL, and pages and actions by other words for them', async () => {
    const user = await open();
    for (const [text, name] of [
      ['会员列', /^会员列表/],
      ['member list', /^会员列表/],
      ['member-list', /^会员列表/],
      ['logout', /^退出登录/],
      ['轮播图', /^首页轮播/],
      ['导出记录', /^导出筛查记录/],
    ] as const) {
      await search(user, text);
      await waitFor(() => expect(chosen(), text).toHaveAccessibleName(name));
      expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    }
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(url()).toMatch(/^\/record\/record-list/));
  });

  test('moves by arrows, Page keys, Home and End, and stays when Ctrl+Enter opens a new tab', async () => {
    const user = await open('设置');
    await option(/^搜索热词/);
    const names = () =>
      within(list())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const at = (place: number) => expect(chosen()).toHaveTextContent(names().at(place) ?? '');
    await user.keyboard('{ArrowUp}');
    at(-1);
    await user.keyboard('{ArrowDown}');
    at(0);
    await user.keyboard('{PageDown}');
    at(-1);
    await user.keyboard('{PageUp}{ArrowDown}');
    at(1);
    await user.keyboard('{Control>}{End}{/Control}');
    at(-1);
    await user.keyboard('{Control>}{Home}{Enter}{/Control}');
    expect(window.open).toHaveBeenCalledWith(expect.stringMatching(/^\/setting\//), '_blank', 'noopener');
    expect(field()).toBeInTheDocument();
    expect(chosen()).toHaveAttribute('href', expect.stringMatching(/^\/setting\//));
  });

  test('says that nothing matches, and that a text is too long to search', async () => {
    const user = await open();
    for (const text of ['x'.repeat(65), '.*[(\\']) {
      await search(user, text);
      await screen.findByText(text.length > 64 ? '最多搜索 64 个字符' : /没有符合的页面/);
      expect(within(list()).queryAllByRole('option')).toHaveLength(0);
      expect(field()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('searches what an input method has composed, and not what it still composes', async () => {
    const bodies = recordBodies('/search');
    const user = await open();
    fireEvent.compositionStart(field());
    fireEvent.change(field(), { target: { value: "p00'03" } });
    expect(field()).toHaveValue("p00'03");
    expect(screen.queryByText('正在搜索')).not.toBeInTheDocument();
    fireEvent.change(field(), { target: { value: 'P0003' } });
    // antd ignores Escape for a moment after a composition; the clock of the next test is past that moment.
    const now = Date.now();
    vi.setSystemTime(NOW - DAY_MS);
    fireEvent.compositionEnd(field());
    vi.setSystemTime(now);
    await option(/^P0003/);
    expect(bodies).toEqual([{ text: 'P0003' }]);
    await search(user, '会员列表');
    await waitFor(() => expect(chosen()).toHaveAccessibleName(/^会员列表/));
  });
});

describe('a search for things', () => {
  test('shows the results of the last query, and not those of an earlier one that come later', async () => {
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
    const bodies = recordBodies('/search');
    const user = await open('P0');
    await waitFor(() => expect(bodies).toEqual([{ text: 'P0' }]));
    expect(screen.getByText('正在搜索')).toBeInTheDocument();
    await user.type(field(), '1');
    await option(/^NEW/);
    await act(async () => late.resolve());
    await waitFor(() => expect(chosen()).toHaveTextContent('NEW'));
    expect(screen.queryByText(/OLD/)).not.toBeInTheDocument();
  });

  test('says that it failed, also by a malformed answer, and is tried again', async () => {
    server.use(fault.status('POST', '/search', 500));
    const user = await open('P0003');
    const alert = () => screen.findByRole('alert');
    const retry = async () => user.click(within(await alert()).getByRole('button', { name: '重试' }));
    expect(await alert()).toHaveTextContent('按编号和名称的搜索失败');
    expect(screen.queryByText(/没有符合的页面/)).not.toBeInTheDocument();
    const nameless = [{ kind: 'member', no: 'M1', status: 'active' }];
    for (const data of [null, { things: nameless, totals: {} }]) {
      const calls = recordCalls();
      server.use(fault.json('POST', '/search', { success: true, data }));
      await retry();
      await waitFor(() => expect(calls).toEqual(['POST /search']));
      expect(await alert()).toHaveTextContent('按编号和名称的搜索失败');
    }
    serve();
    await retry();
    await option(/^P0003/);
    expect(field()).toHaveFocus();
  });

  test('names what is left out of many with each group, and shows all actions where nothing else fits', async () => {
    const user = await open('R2026');
    const group = await screen.findByRole('group', { name: /^筛查记录 共 8 项，只显示前 5 项/ });
    expect(within(group).getAllByRole('option')).toHaveLength(5);
    await search(user, '导出');
    const actions = await screen.findByRole('group', { name: '操作' });
    expect(within(actions).getAllByRole('option')).toHaveLength(10);
    await search(user, 'e');
    const some = await screen.findByRole('group', { name: /^操作 共 \d+ 项，只显示前 6 项/ });
    expect(within(some).getAllByRole('option')).toHaveLength(6);
  });
});

describe('a search for people', () => {
  test('is made only on request: neither a phone number nor a name is sent before, and a name is masked', async () => {
    const calls = recordCalls();
    const bodies = recordBodies('/members/search');
    const user = await open(member.mobile);
    await option(/按姓名、手机号查找会员/);
    expect(screen.queryByText(/没有符合/)).not.toBeInTheDocument();
    expect(chosen()).toBeNull();
    // The first Enter selects the search, the second one makes it.
    await user.keyboard('{Enter}');
    expect(chosen()).toHaveAccessibleName(/按姓名、手机号查找会员/);
    expect(bodies).toEqual([]);
    await user.keyboard('{Enter}');
    await option(new RegExp(`^${member.memberNo}`));
    expect(bodies).toEqual([expect.objectContaining({ mobile: member.mobile })]);
    expect(calls).toEqual(['POST /members/search']);

    await search(user, member.realName);
    await waitFor(() => expect(calls).toContain('POST /search'));
    expect(bodies).toHaveLength(1);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(bodies).toHaveLength(2));
    const found = await option(new RegExp(`^${member.memberNo}`));
    expect(bodies[1]).toEqual(expect.objectContaining({ realName: member.realName }));
    expect(found).toHaveTextContent(maskName(member.realName));
    expect(found).not.toHaveTextContent(member.realName);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(url()).toContain('/member/member-detail?id='));
    expect(getRecentPlaces().map(({ name }) => name)).not.toContain(member.realName);
  });

  test('by the last digits of a phone puts the only member first, selected and counted', async () => {
    findRecords();
    const user = await open(member.mobile.slice(-4));
    await option(/^R1/);
    await user.keyboard('{ArrowDown}{Control>}{End}{/Control}{Enter}');
    await option(new RegExp(`^${member.memberNo}`));
    expect(within(list()).getAllByRole('option')[0]).toHaveAccessibleName(new RegExp(`^${member.memberNo}`));
    expect(chosen()).toHaveAccessibleName(new RegExp(`^${member.memberNo}`));
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    expect(screen.getByText('找到 1 位会员').closest('[role=status]')).toBeInTheDocument();
    expect(within(list()).getByRole('option', { name: /^R1/ })).toBeInTheDocument();
  });

  test('holds Enter back until the only member has come, and opens nothing else meanwhile', async () => {
    findRecords();
    const late = deferred<void>();
    server.use(http.post('*/api/admin/v1/members/search', () => late.promise));
    const user = await open(member.mobile.slice(-4));
    await option(/^R1/);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await screen.findByText('正在按姓名、手机号查找会员');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(url()).toBe(PATH);
    expect(field()).toBeInTheDocument();
    await act(async () => late.resolve());
    await waitFor(() => expect(url()).toBe(`/member/member-detail?id=${member.id}`));
  });

  test('says that nobody was found or that it failed, and then Enter opens nothing that was not requested', async () => {
    findRecords();
    server.use(nobody);
    const user = await open('0005');
    await option(/^R1/);
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    const none = await screen.findByText('没有姓名或手机号完全相同的会员');
    expect(none.closest('[role=status]')).toBeInTheDocument();
    expect(chosen()).toBeNull();
    await user.keyboard('{Enter}');
    expect(url()).toBe(PATH);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveAccessibleName(/^R1/);

    server.use(fault.reset('POST', '/members/search'));
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await screen.findByText('按姓名、手机号的查找失败');
    expect(chosen()).toBeNull();
    server.use(nobody);
    await user.keyboard('{Enter}');
    await screen.findByText('没有姓名或手机号完全相同的会员');
  });

  test('is selected by an Enter that comes before it is known whether a name is that of a thing', async () => {
    const calls = recordCalls();
    const user = await open('李小红');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toHaveAccessibleName(/按姓名、手机号查找会员/));
    expect(screen.queryByText(/没有符合/)).not.toBeInTheDocument();
    expect(calls).not.toContain('POST /members/search');
    await user.keyboard('{Enter}');
    await screen.findByText('没有姓名或手机号完全相同的会员');
  });
});
