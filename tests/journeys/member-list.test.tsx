import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Member } from '@/contract/member';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, server } from '../server';

const LIST = '/member/member-list';

const memberNumbers = () => screen.queryAllByText(/^M\d{11}$/).map(({ textContent }) => textContent ?? '');
const rowOf = (memberNo: string) => {
  const row = screen.getByText(memberNo).closest('tr');
  if (!row) throw new Error(`no row of ${memberNo}`);
  return within(row);
};
const rowsShown = () => waitFor(() => expect(memberNumbers().length).toBeGreaterThan(0));
const newest = () => [...state().world.members].sort((a, b) => Date.parse(b.registeredAt) - Date.parse(a.registeredAt));

/** Addresses of the API that were asked for, with their queries and bodies. */
function recordQueries() {
  const asked: { url: string; body: string }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const entry = { url: request.url, body: '' };
    asked.push(entry);
    if (request.method !== 'GET') entry.body = await request.clone().text();
  });
  return asked;
}

describe('filters', () => {
  test('a shared address shows the same filter in the rows, the inputs and the chips', async () => {
    const app = await signedIn(`${LIST}?status=disabled&sort=recordCount&pageSize=20`);
    await rowsShown();
    const disabled = state().world.members.filter(({ status }) => status === 'disabled');
    expect(memberNumbers().sort()).toEqual(disabled.map(({ memberNo }) => memberNo).sort());
    expect(screen.getByText('更多筛选（已用 1 项）')).toBeInTheDocument();
    await app.user.click(screen.getByLabelText('移除筛选：状态'));
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=recordCount&pageSize=20`));
    await waitFor(() => expect(memberNumbers()).toHaveLength(20));
  });

  test('what else the address says stays when the list changes its own part of it', async () => {
    const about = 'id=7&projectId=3&recordId=5&from=2026-10-01';
    const app = await signedIn(`${LIST}?${about}&sort=recordCount&current=2&mobile=14000000000`);
    await rowsShown();
    await app.user.click(screen.getByTitle('3'));
    await waitFor(() => expect(app.address()).toBe(`${LIST}?${about}&sort=recordCount&current=3`));
  });

  test('choosing a value filters at once, and Back takes it out again', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await app.user.click(screen.getByRole('button', { name: /更多筛选/ }));
    await app.user.click(screen.getByLabelText('状态'));
    await app.user.click(await screen.findByTitle('已禁用'));
    await waitFor(() => expect(app.address()).toBe(`${LIST}?status=disabled`));
    await screen.findByText(/状态: 已禁用/);
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe(LIST));
    await waitFor(() => expect(screen.queryByText(/状态: 已禁用/)).not.toBeInTheDocument());
  });

  test('a personal search never stands in an address, and is forgotten when the page is left', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const member = newest().find(({ mobile }) => mobile);
    const digits = member?.mobile?.slice(-4) ?? '';
    const asked = recordQueries();
    await app.user.type(screen.getByLabelText('手机号'), `${digits}{Enter}`);
    await waitFor(() => expect(memberNumbers()).toContain(member?.memberNo));
    expect(asked.at(-1)).toMatchObject({
      url: expect.stringMatching(/\/members\/search$/),
      body: expect.stringContaining(digits),
    });
    expect(asked.map(({ url }) => url).join()).not.toContain(digits);
    expect(app.address()).toBe(LIST);
    expect(screen.getByText(new RegExp(`手机号 ${digits}`))).toBeInTheDocument();

    act(() => history.push('/welcome'));
    await screen.findByText('工作台', { selector: 'h1' });
    act(() => history.back());
    await waitFor(() => expect(memberNumbers()).toHaveLength(10));
    expect(screen.getByLabelText('手机号')).toHaveValue('');
  });

  test('what is no phone number is told on its field and not sent', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const asked = recordQueries();
    await app.user.type(screen.getByLabelText('手机号'), '12{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入完整手机号或后 4 位'),
    );
    expect(screen.getByLabelText('手机号')).toBeInvalid();
    expect(asked).toEqual([]);
  });

  test('a phone number is found however it was pasted', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const member = newest().find(({ mobile }) => mobile);
    const mobile = member?.mobile ?? '';
    await app.user.click(screen.getByLabelText('手机号'));
    await app.user.paste(`+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}`);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(memberNumbers()).toEqual([member?.memberNo]));
  });

  test('what is wrong is never folded away, and no other filter goes without saying so', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await app.user.click(screen.getByRole('button', { name: '更多筛选' }));
    await app.user.type(screen.getByLabelText('会员编号'), '12345{Enter}');
    await screen.findByText(/M 开头/);
    await app.user.click(screen.getByRole('button', { name: '更多筛选' }));
    expect(screen.queryByLabelText('会员编号')).not.toBeInTheDocument();
    await app.user.type(screen.getByLabelText('手机号'), '1380{Enter}');
    expect(await screen.findByText(/M 开头/)).toBeInTheDocument();
  });

  test('a chip that is taken out takes nothing typed with it', async () => {
    const app = await signedIn(`${LIST}?status=active`);
    await rowsShown();
    const digits =
      newest()
        .find(({ mobile, status }) => mobile && status !== 'active')
        ?.mobile?.slice(-4) ?? '';
    await app.user.type(screen.getByLabelText('手机号'), digits);
    await app.user.click(screen.getByLabelText('移除筛选：状态'));
    expect(await screen.findByText(new RegExp(`手机号 ${digits}`))).toBeInTheDocument();
    expect(screen.getByLabelText('手机号')).toHaveValue(digits);
    await waitFor(() => expect(app.address()).toBe(LIST));
  });

  test('what follows a personal search at once is asked for with it, once, and Back does not repeat it', async () => {
    const app = await signedIn('/welcome');
    act(() => history.push(LIST));
    await rowsShown();
    const asked = recordQueries();
    await app.user.type(screen.getByLabelText('手机号'), '1380{Enter}');
    await screen.findByText(/手机号 1380/);
    screen.getByRole('columnheader', { name: /记录数/ }).click();
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=-recordCount`));
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked.filter(({ body }) => !body.includes('1380'))).toEqual([]);
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe(LIST));
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });

  test('ages the wrong way round are told on their fields and not sent', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const asked = recordQueries();
    await app.user.click(screen.getByRole('button', { name: '更多筛选' }));
    await app.user.type(screen.getByLabelText('年龄 最小'), '50');
    await app.user.type(screen.getByLabelText('年龄 最大'), '20{Enter}');
    await waitFor(() => expect(screen.getByLabelText('年龄 最大')).toHaveAccessibleDescription('最小值不能大于最大值'));
    expect(asked).toEqual([]);
  });

  test('a filter that nothing matches says so, and offers the way back', async () => {
    const app = await signedIn(`${LIST}?memberNo=M00000000000`);
    expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '清除筛选' }));
    await rowsShown();
    expect(app.address()).toBe(LIST);
  });
});

describe('sort and pages', () => {
  test('clicks in quick succession all count, and what is being typed stays', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await app.user.type(screen.getByLabelText('手机号'), '1380');
    act(() => {
      screen.getByRole('columnheader', { name: /记录数/ }).click();
      screen.getByTitle('3').click();
    });
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=-recordCount&current=3`));
    await screen.findByText('共 35 条，第 3 页，共 4 页，按记录数降序排列');
    expect(screen.getByLabelText('手机号')).toHaveValue('1380');
  });

  test('each of many clicks on a header turns the order, however fast', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    act(() => {
      for (let click = 0; click < 4; click += 1) screen.getByRole('columnheader', { name: /记录数/ }).click();
    });
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=recordCount`));
    await screen.findByText('共 35 条，第 1 页，共 4 页，按记录数升序排列');
  });

  test('a header sorts by click and by Space, and the order is read out', async () => {
    const app = await signedIn(LIST);
    await screen.findByText('共 35 条，第 1 页，共 4 页，按注册时间降序排列');
    await app.user.click(screen.getByRole('columnheader', { name: /记录数/ }));
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=-recordCount`));
    await screen.findByText('共 35 条，第 1 页，共 4 页，按记录数降序排列');
    screen.getByRole('columnheader', { name: /记录数/ }).focus();
    await app.user.keyboard(' ');
    await waitFor(() => expect(app.address()).toBe(`${LIST}?sort=recordCount`));
    // The header says how the rows stand: it changes with them.
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /记录数/ })).toHaveAttribute('aria-sort', 'ascending'),
    );
  });

  test.each([
    ['zh-CN', '上一页', '下一页'],
    ['en-US', 'Previous page', 'Next page'],
  ] as const)('the ways to the pages beside this one are named in %s', async (locale, previous, next) => {
    const app = await signedIn(LIST, locale);
    await rowsShown();
    expect(screen.getByRole('button', { name: previous })).toBeDisabled();
    await app.user.click(screen.getByRole('button', { name: next }));
    await waitFor(() => expect(app.address()).toBe(`${LIST}?current=2`));
    expect(screen.queryByRole('button', { name: /^(left|right)$/ })).not.toBeInTheDocument();
  });

  test('a page beyond the end leads to the last one', async () => {
    const app = await signedIn(`${LIST}?current=99`);
    await waitFor(() => expect(app.address()).toBe(`${LIST}?current=4`));
    await waitFor(() => expect(memberNumbers()).toHaveLength(5));
  });

  test('the answer to an earlier question never replaces that to a later one', async () => {
    server.use(
      http.get('*/api/admin/v1/members', async ({ request }) => {
        // The first page takes longer than the second.
        if (!new URL(request.url).searchParams.get('current')?.includes('2')) await delay(300);
        return undefined;
      }),
    );
    const app = await signedIn(LIST);
    act(() => history.push(`${LIST}?current=2`));
    await waitFor(() => expect(memberNumbers()).toHaveLength(10));
    const second = newest()
      .slice(10, 20)
      .map(({ memberNo }) => memberNo);
    expect(memberNumbers()).toEqual(second);
    await act(() => delay(350));
    expect(memberNumbers()).toEqual(second);
    expect(app.address()).toBe(`${LIST}?current=2`);
  });
});

describe('rows', () => {
  test('say all in the other language at once', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await app.user.click(screen.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'View' })).toHaveLength(10));
    expect(screen.getAllByRole('table').at(-1)).not.toHaveTextContent(/查看|更多|正常|禁用|岁|小时|分钟/);
  });

  test('open by a click and, as their name is a link, in a new tab; text is selected in peace', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const app = await signedIn(LIST);
    await rowsShown();
    const member = newest().find(({ mobile }) => mobile);
    const { id = '', memberNo = '' } = member ?? {};
    const path = `/member/member-detail?id=${id}`;
    expect(rowOf(memberNo).getByRole('link', { name: new RegExp(memberNo) })).toHaveAttribute('href', path);
    const cell = rowOf(memberNo).getByText(/^1\d{2}\*{4}\d{4}$/);

    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell, { detail: 1 });
    fireEvent.click(screen.getByText(memberNo), { detail: 1 });
    expect(app.address()).toBe(LIST);

    await app.user.keyboard('{Control>}');
    await app.user.click(cell);
    await app.user.keyboard('{/Control}');
    await app.user.pointer({ keys: '[MouseMiddle]', target: cell });
    expect(opened.mock.calls.map(([address]) => address)).toEqual([path, path]);
    expect(app.address()).toBe(LIST);

    await app.user.click(cell);
    expect(app.address()).toBe(path);
  });

  test('have a menu of three groups, the last of them red', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const member = newest().find(({ status }) => status === 'active');
    await app.user.click(rowOf(member?.memberNo ?? '').getByRole('button', { name: /更多/ }));
    const menu = (await screen.findByRole('menuitem', { name: '注销并匿名化' })).closest('ul') as HTMLElement;
    expect(within(menu).getAllByRole('separator')).toHaveLength(2);
    const entries = within(menu).getAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '查看明文',
      '编辑',
      '打标签',
      '禁用',
      '设为勿扰',
      '注销并匿名化',
    ]);
    expect(entries.filter(({ className }) => className.includes('-danger'))).toEqual(entries.slice(-1));
  });
});

describe('selection and bulk actions', () => {
  const tick = (app: Awaited<ReturnType<typeof signedIn>>, memberNo: string) =>
    app.user.click(screen.getByLabelText(`选择 ${memberNo}`));

  async function addTag(app: Awaited<ReturnType<typeof signedIn>>, title: string) {
    await app.user.click(screen.getByRole('button', { name: '添加标签' }));
    const dialog = await dialogWith(title);
    await app.user.type(dialog.getByRole('combobox'), '新标签{Enter}');
    await app.user.click(dialog.getByRole('button', { name: '添加标签' }));
  }

  test('picked rows are kept across pages; each that is refused is named with its reason', async () => {
    const [first, second] = newest();
    if (!first || !second) throw new Error('no members');
    Object.assign(second, { status: 'cancelled' });
    const onNextPage = newest()[10]?.memberNo ?? '';
    const app = await signedIn(LIST);
    await rowsShown();
    await tick(app, first.memberNo);
    await tick(app, second.memberNo);
    act(() => history.push(`${LIST}?current=2`));
    await screen.findByText(onNextPage);
    await tick(app, onNextPage);
    expect(screen.getByText('已选 3 条')).toBeInTheDocument();

    await addTag(app, '为 3 位会员添加标签');
    const result = await dialogWith(/2 条已处理，1 条未处理/);
    expect(result.getByText(second.memberNo)).toBeInTheDocument();
    const tagged = state().world.members.filter(({ tags }) => tags.includes('新标签'));
    expect(tagged.map(({ memberNo }) => memberNo).sort()).toEqual([first.memberNo, onNextPage].sort());
  });

  test('Shift ticks and unticks all from the row before to this one', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const shown = memberNumbers();
    const ticked = () => shown.filter((memberNo) => rowOf(memberNo).getByRole<HTMLInputElement>('checkbox').checked);
    await tick(app, shown[5] ?? '');
    await app.user.keyboard('{Shift>}');
    await tick(app, shown[2] ?? '');
    expect(ticked()).toEqual(shown.slice(2, 6));
    await tick(app, shown[4] ?? '');
    await app.user.keyboard('{/Shift}');
    expect(ticked()).toEqual([shown[5]]);
    expect(screen.getByText('已选 1 条')).toBeInTheDocument();
  });

  test('a question stays about what it was asked of, whatever Back shows below it', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    act(() => history.push(`${LIST}?status=disabled`));
    await screen.findByText(/状态: 已禁用/);
    const disabled = state().world.members.filter(({ status }) => status === 'disabled');
    await screen.findByText(`共 ${disabled.length} 条`);
    await app.user.click(screen.getByRole('button', { name: /^导出/ }));
    const dialog = await dialogWith(`导出 ${disabled.length} 条`);
    act(() => history.back());
    await waitFor(() => expect(screen.queryByText(/状态: 已禁用/)).not.toBeInTheDocument());
    await screen.findByText('共 35 条');
    expect(dialog.getByText(`导出 ${disabled.length} 条`)).toBeInTheDocument();
    const asked = recordQueries();
    await app.user.click(dialog.getByRole('button', { name: '开始导出' }));
    await waitFor(() =>
      expect(asked.find(({ url }) => url.endsWith('/exports'))?.body).toContain('"status":"disabled"'),
    );
  });

  test('all that match but two are tagged, and those two are not', async () => {
    const app = await signedIn(`${LIST}?status=active`);
    await rowsShown();
    const [first = '', second = '', third = ''] = memberNumbers();
    // These take no more tags, and the job says so of each.
    const full = state()
      .world.members.filter(({ tags }) => tags.length === 10)
      .map(({ memberNo }) => memberNo);
    await tick(app, first);
    const activeCount = state().world.members.filter(({ status }) => status === 'active').length;
    await app.user.click(screen.getByRole('button', { name: `选择全部 ${activeCount} 条` }));
    await tick(app, second);
    await tick(app, third);
    await addTag(app, `为 ${activeCount - 2} 位会员添加标签`);
    await screen.findByText('批量添加会员标签', undefined, { timeout: 8000 });
    const left = [second, third, ...full];
    for (const { memberNo, status, tags } of state().world.members) {
      expect([memberNo, tags.includes('新标签')]).toEqual([memberNo, status === 'active' && !left.includes(memberNo)]);
    }
  });

  test('another filter unticks what can no longer be seen', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await tick(app, memberNumbers()[0] ?? '');
    expect(screen.getByText('已选 1 条')).toBeInTheDocument();
    act(() => history.push(`${LIST}?status=active`));
    await waitFor(() => expect(screen.queryByText('已选 1 条')).not.toBeInTheDocument());
  });
});

describe('export', () => {
  test('writes exactly the filtered rows, as a job that is found again', async () => {
    const app = await signedIn(`${LIST}?status=disabled&sort=memberNo`);
    await rowsShown();
    await app.user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByLabelText('CSV 文件'));
    await app.user.click(dialog.getByRole('button', { name: '开始导出' }));
    const link = await screen.findByRole('link', { name: /下载文件/ }, { timeout: 8000 });
    const file = await (await fetch(new URL(link.getAttribute('href') ?? '', 'http://localhost:8000'))).text();
    const disabled = state().world.members.filter(({ status }) => status === 'disabled');
    expect(file.match(/M\d{11}/g)).toEqual(disabled.map(({ memberNo }) => memberNo).sort());
    for (const { mobile } of disabled) expect(file).not.toContain(mobile);

    app.unmount();
    const again = await signedIn(LIST);
    await again.user.click(screen.getByRole('button', { name: /林晓/ }));
    await chooseEntry(again.user, '我的任务');
    await screen.findByText('已完成');
    const drawer = await dialogWith('导出会员（脱敏）');
    expect(drawer.getByText('已完成')).toBeInTheDocument();
  });
});

describe('export of a selection', () => {
  test('holds the picked members alone', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const [first = '', second = '', third = ''] = memberNumbers();
    for (const memberNo of [third, first]) await app.user.click(screen.getByLabelText(`选择 ${memberNo}`));
    await app.user.click(screen.getByRole('button', { name: '导出所选' }));
    const dialog = await dialogWith('导出 2 条');
    await app.user.click(dialog.getByLabelText('CSV 文件'));
    await app.user.click(dialog.getByRole('button', { name: '开始导出' }));
    const link = await screen.findByRole('link', { name: /下载文件/ }, { timeout: 8000 });
    const file = await (await fetch(new URL(link.getAttribute('href') ?? '', 'http://localhost:8000'))).text();
    expect(file.match(/M\d{11}/g)?.sort()).toEqual([first, third].sort());
    expect(file).not.toContain(second);
  });
});

describe('unmasked export', () => {
  const fileOf = async (link: HTMLElement) =>
    (await fetch(new URL(link.getAttribute('href') ?? '', 'http://localhost:8000'))).text();

  test('needs a purpose and a second answer, and says in the file and the log who took it', async () => {
    const app = await signedIn(`${LIST}?status=active`);
    await rowsShown();
    const asked = recordQueries();
    const active = state().world.members.filter(({ status }) => status === 'active');
    await app.user.click(screen.getByRole('button', { name: '导出' }));
    let dialog = await dialogWith(`导出 ${active.length} 条`);
    expect(dialog.getByRole('radio', { name: '脱敏' })).toBeChecked();
    await app.user.click(dialog.getByRole('radio', { name: '明文' }));
    // A choice among files is nothing to lose.
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await app.user.click(screen.getByRole('button', { name: '导出' }));
    dialog = await dialogWith(`导出 ${active.length} 条`);
    await app.user.click(dialog.getByLabelText('CSV 文件'));
    await app.user.click(dialog.getByRole('radio', { name: '明文' }));
    for (const radio of dialog.getAllByRole('radio', { name: /核对|回访|其他/ })) expect(radio).not.toBeChecked();
    await app.user.click(dialog.getByRole('checkbox', { name: '姓名' }));
    await app.user.click(dialog.getByRole('radio', { name: '其他' }));
    await app.user.click(dialog.getByRole('button', { name: '开始导出' }));
    expect(await dialog.findByText('不能为空')).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('具体说明'), '年度审计');

    // No is no: nothing is asked of the server, and nothing that was chosen is lost.
    await app.user.click(dialog.getByRole('button', { name: '开始导出' }));
    const again = await dialogWith(`确认导出 ${active.length} 条的明文个人信息？`);
    expect(again.getByText('手机号')).toBeInTheDocument();
    expect(again.queryByText(/姓名/)).not.toBeInTheDocument();
    expect(again.getByText('林晓')).toBeInTheDocument();
    expect(again.getByText(/其他/)).toHaveTextContent('(年度审计)');
    expect(again.getByRole('button', { name: '返回修改' })).toHaveFocus();
    await app.user.click(again.getByRole('button', { name: '返回修改' }));
    expect(asked.filter(({ url }) => url.endsWith('/exports'))).toEqual([]);
    expect(dialog.getByLabelText('具体说明')).toHaveValue('年度审计');

    await app.user.click(await dialog.findByRole('button', { name: /开始导出$/ }));
    // Nothing moves here: the question that was answered is still leaving.
    const sure = await waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: '确认导出明文' });
      const open = buttons.find((button) => !button.closest('.ant-zoom-leave'));
      if (!open) throw new Error('the question is not asked again');
      return open;
    });
    await app.user.click(sure);
    const file = await fileOf(await screen.findByRole('link', { name: /下载文件/ }, { timeout: 8000 }));
    const consenting = active.filter(
      ({ privacyConsentAt, privacyWithdrawnAt }) => privacyConsentAt && !privacyWithdrawnAt,
    );
    for (const { mobile } of consenting) expect(file).toContain(mobile);
    for (const { realName } of consenting) if (realName) expect(file).not.toContain(realName);
    expect(file.split('\r\n').filter((line) => /,林晓 2026-11-21 09:3\d:\d\d$/.test(line))).toHaveLength(active.length);
    expect(state().accessLog[0]).toMatchObject({ purpose: 'other', purposeNote: '年度审计', masked: false });
    expect(screen.getByText('导出会员（明文）')).toBeInTheDocument();
    const kept = [
      app.address(),
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      document.body.textContent,
    ];
    for (const { mobile } of consenting) expect(kept.join()).not.toContain(mobile);
  });

  test('of several members at the request of one is refused in the dialog, in words', async () => {
    const app = await signedIn(LIST, 'en-US');
    await rowsShown();
    for (const memberNo of memberNumbers().slice(0, 2))
      await app.user.click(screen.getByLabelText(`Select ${memberNo}`));
    await app.user.click(screen.getByRole('button', { name: 'Export selection' }));
    const dialog = await dialogWith('Export 2 rows');
    await app.user.click(dialog.getByRole('radio', { name: 'Unmasked' }));
    await app.user.click(dialog.getByRole('radio', { name: 'Member’s request' }));
    await app.user.click(dialog.getByRole('button', { name: 'Start export' }));
    const again = await dialogWith('Export unmasked personal data of 2 rows?');
    await app.user.click(again.getByRole('button', { name: 'Export unmasked' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('the data of that member alone');
    expect(state().jobs).toEqual([]);
  });
});

describe('row actions', () => {
  async function act(app: Awaited<ReturnType<typeof signedIn>>, memberNo: string, action: string) {
    await app.user.click(rowOf(memberNo).getByRole('button', { name: `更多操作：${memberNo}` }));
    await chooseEntry(app.user, action);
    return within(await screen.findByRole('dialog'));
  }
  const active = () => newest().find(({ status }) => status === 'active');

  test('a member is disabled with a reason, and enabled again', async () => {
    const member = active();
    const app = await signedIn(LIST);
    await rowsShown();
    const dialog = await act(app, member?.memberNo ?? '', '禁用');
    await app.user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await dialog.findByText('不能为空')).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('原因'), '重复提交');
    await app.user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await screen.findByText('会员已禁用')).toBeInTheDocument();
    await waitFor(() => expect(rowOf(member?.memberNo ?? '').getByText('已禁用')).toBeInTheDocument());
  });

  test('what somebody else has changed meanwhile is not overwritten', async () => {
    const member = active();
    const app = await signedIn(LIST);
    await rowsShown();
    const dialog = await act(app, member?.memberNo ?? '', '禁用');
    if (member) member.version += 1;
    await app.user.type(dialog.getByLabelText('原因'), '重复提交');
    await app.user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/他人刚刚做了更改/);
    expect(member?.status).toBe('active');

    // The reason is still there, and what is sent now is sent knowingly.
    expect(dialog.getByLabelText('原因')).toHaveValue('重复提交');
    // In jsdom the icon of a button that was at work stays, and with it its word in the name.
    await app.user.click(await dialog.findByRole('button', { name: /禁用$/ }));
    expect(await screen.findByText('会员已禁用')).toBeInTheDocument();
  });

  test('a failing server keeps the dialog and what was typed', async () => {
    const member = active();
    const app = await signedIn(LIST);
    await rowsShown();
    const dialog = await act(app, member?.memberNo ?? '', '禁用');
    server.use(fault.status('POST', `/members/${member?.id}/disable`, 500));
    await app.user.type(dialog.getByLabelText('原因'), '重复提交');
    await app.user.click(dialog.getByRole('button', { name: '禁用' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('网络错误');
    expect(dialog.getByLabelText('原因')).toHaveValue('重复提交');
  });

  test('a member is anonymised only by typing the number', async () => {
    const free = newest().find(
      ({ id, status }) => status === 'active' && !state().world.records.some(({ memberId }) => memberId === id),
    );
    const app = await signedIn(`${LIST}?memberNo=${free?.memberNo}`);
    await rowsShown();
    const dialog = await act(app, free?.memberNo ?? '', '注销并匿名化');
    const input = dialog.getByLabelText(`请输入会员编号 ${free?.memberNo} 确认`);
    await app.user.type(input, 'M1');
    await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
    expect(await dialog.findByText('会员编号不一致')).toBeInTheDocument();
    await app.user.clear(input);
    await app.user.type(input, free?.memberNo ?? '');
    await app.user.click(dialog.getByRole('button', { name: '注销并匿名化' }));
    expect(await screen.findByText('会员已注销并匿名化')).toBeInTheDocument();
    const erased = state().world.members.find(({ id }) => id === free?.id);
    expect(erased).toMatchObject({ status: 'cancelled', mobile: null, realName: null });
  });
});

describe('columns', () => {
  test('what an operator turns on, moves and pins is there again after a reload, and not for another', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    await app.user.click(screen.getByRole('button', { name: '列设置' }));
    await app.user.click(await screen.findByRole('checkbox', { name: '所在地区' }));
    await app.user.click(screen.getByRole('button', { name: '固定在左侧：状态' }));
    app.unmount();
    const again = await signedIn(LIST);
    await rowsShown();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toContain('所在地区');
    expect(headers.indexOf('状态')).toBe(1);
    again.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('林晓');
  });
});

describe('the fault matrix of R23', () => {
  test('leaves a message, a retry and no rows', async () => {
    const app = await signedIn(LIST);
    await rowsShown();
    const list = (data: unknown) => fault.json('GET', '/members', { success: true, data } as never);
    for (const [what, handler] of Object.entries<RequestHandler>({
      '500': fault.status('GET', '/members', 500),
      'a page': fault.raw('GET', '/members', '<html></html>', { type: 'text/html' }),
      'no rows': list({ total: 3 }),
      'more rows than the page holds': list({ total: 11, list: Array.from({ length: 11 }, () => ({})) }),
      'fewer in total than on the page': list({ total: 0, list: [{}] }),
      'what is silent elsewhere': fault.json('GET', '/members', { success: false, showType: 0 }),
    })) {
      server.use(handler);
      await app.user.click(screen.getByRole('button', { name: '刷新' }));
      expect(await screen.findByText('列表加载失败'), what).toBeInTheDocument();
      expect(memberNumbers(), what).toEqual([]);
      expect(screen.queryByText('暂无数据'), what).not.toBeInTheDocument();
      server.resetHandlers();
      await app.user.click(screen.getByRole('button', { name: '重试' }));
      await rowsShown();
      // Its button is gone: who came by keyboard goes on from the list, not from the top of the page.
      expect(document.body, what).not.toHaveFocus();
    }
  });

  test('a failed filter shows no rows of the one before', async () => {
    await signedIn(LIST);
    await rowsShown();
    server.use(fault.status('GET', '/members', 500));
    act(() => history.push(`${LIST}?status=disabled`));
    expect(memberNumbers()).toEqual([]);
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  });

  test('rows with the strangest texts are shown as text', async () => {
    const member = { ...(newest()[0] as unknown as Member) };
    const strange = {
      ...member,
      nickname: '<img src=x onerror=alert(1)>\u202Eevil',
      firstChannelName: '长'.repeat(10_000),
    };
    const { realName: _, mobile: __, ...row } = strange as typeof strange & { realName?: string; mobile?: string };
    server.use(
      http.get('*/api/admin/v1/members', () => HttpResponse.json({ success: true, data: { list: [row], total: 1 } })),
    );
    await signedIn(LIST);
    expect(await screen.findByText(/<img src=x onerror/)).toBeInTheDocument();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
