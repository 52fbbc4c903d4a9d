import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { EventTrack } from '@/contract/event-track';
import { eventsPage } from '../../mock/event-track/page';
import { eventPresenter } from '../../mock/event-track/table';
import { NOW, signedIn } from '../app';
import { dialogWith } from '../dialog';
import { figureCard } from '../figure-card';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

const PATH = '/data/event-tracks';
const week = { from: '2026-11-15', before: '2026-11-22' };
const month = { from: '2026-10-22', before: '2026-11-22' };

type Filter = Partial<Parameters<typeof eventsPage>[0]>;
/** The newest event of the week that the mock has, as it is answered. */
function newest(filter: Filter): EventTrack {
  const { rows } = eventsPage({ ...week, current: 1, pageSize: 1, ...filter }, NOW);
  const [row] = rows;
  if (!row) throw new Error('the world has no such event');
  return eventPresenter()(row);
}
/** A member who has handed in a quiz within the month. */
function member() {
  const { memberNo } = newest({ ...month, eventCode: ['quizSubmit'] });
  if (!memberNo) throw new Error('nobody has handed in a quiz');
  return memberNo;
}
const numberIn = (text: string | null | undefined) => Number(text?.match(/[\d,]+/)?.[0].replaceAll(',', ''));
const valueIn = (card: Awaited<ReturnType<typeof figureCard>>) =>
  numberIn(card.getAllByText(/次/, { selector: 'span' })[0]?.textContent);
const firstRow = async () => {
  const rows = await screen.findAllByRole('row');
  const row = rows.find((one) => within(one).queryByRole('link', { name: '详情' }));
  if (!row) throw new Error('the list has no row');
  return row;
};

describe('the log', () => {
  test('has as many rows as its figures say, and a row opens its event, whose properties keys go through', async () => {
    const app = await signedIn(`${PATH}?eventCode=error`);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const card = await figureCard('事件数');
    const { total } = eventsPage({ ...week, eventCode: ['error'], current: 1, pageSize: 1 }, NOW);
    expect(valueIn(card)).toBe(total);
    expect(await screen.findByText(`共 ${total} 条`)).toBeInTheDocument();
    const row = await waitFor(firstRow);
    await app.user.click(within(row).getByRole('link', { name: '详情' }));
    const drawer = await dialogWith('用户与来源');
    const event = newest({ eventCode: ['error'] });
    expect(app.address()).toContain(`id=${event.id}`);
    expect(drawer.getByText('错误（error）')).toBeInTheDocument();
    const tree = within(drawer.getByRole('tree', { name: '附加属性' }));
    const item = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    // What looks like markup is text.
    expect(tree.getByText(String(event.properties.message))).toBeInTheDocument();
    item('code').focus();
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(copied).toHaveBeenLastCalledWith(event.properties.message);
    await app.user.keyboard('{ArrowDown}');
    expect(item('request')).toHaveFocus();
    await app.user.keyboard('{ArrowLeft}');
    expect(item('request')).toHaveAttribute('aria-expanded', 'false');
    expect(tree.queryByText('retries')).not.toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: '复制全部' }));
    expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toEqual(event.properties);
  });

  test('says of a device whose clock was off that the time of receipt counts', async () => {
    const { rows } = eventsPage({ ...week, current: 1, pageSize: 60_000 }, NOW);
    const skewed = rows.find(({ skewMs }) => skewMs !== 0);
    if (!skewed) throw new Error('every clock is right');
    await signedIn(`${PATH}?id=${skewed.id}`);
    const drawer = await dialogWith('设备时钟不准，以接收时间为准');
    expect(drawer.getByText(new RegExp(`${skewed.skewMs > 0 ? '快' : '慢'}了`))).toBeInTheDocument();
  });

  test('shows what is newer than the console as it is', async () => {
    const known = newest({ eventCode: ['click'] });
    const row = { ...known, eventCode: 'faceScan', sceneGroupKey: 99, networkType: '6g' };
    server.use(http.get('*/event-tracks', () => HttpResponse.json({ success: true, data: { list: [row], total: 1 } })));
    await signedIn(PATH);
    const cell = await waitFor(firstRow);
    expect(within(cell).getByText('未知（faceScan）')).toBeInTheDocument();
    expect(within(cell).getByText('来源99')).toBeInTheDocument();
  });

  test('of a period that cannot be is that of the last seven days, which is said', async () => {
    const app = await signedIn(`${PATH}?from=2026-10-21&before=2026-11-22&eventCode=nothing&current=abc`);
    expect(await screen.findByText(/周期过长，最多 31 天，已改为 2026-11-15 至 2026-11-21/)).toBeInTheDocument();
    expect(screen.getByText(/今天的数据仍在变化/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '今天' }));
    await waitFor(() => expect(app.address()).toContain('last=1'));
    expect(await screen.findByRole('heading', { name: '每小时事件数' })).toBeInTheDocument();
    app.unmount();
    await signedIn(`${PATH}?from=2026-11-20&before=2026-11-15`);
    expect(await screen.findByText(/结束日期不晚于开始日期/)).toBeInTheDocument();
  });

  test('stands while its figures do not arrive, and they are asked for again on their own', async () => {
    server.use(fault.status('GET', '/event-tracks/summary', 500));
    const app = await signedIn(PATH);
    expect(await screen.findByText('概况没有加载成功')).toBeInTheDocument();
    await waitFor(firstRow);
    server.resetHandlers();
    const calls = recordCalls();
    await app.user.click(screen.getByRole('button', { name: /重\s?试/ }));
    await figureCard('事件数');
    expect(calls.filter((call) => call === 'GET /event-tracks')).toEqual([]);
  });

  test('of a member number that nobody has is empty, and says so', async () => {
    await signedIn(`${PATH}?memberNo=M00000000000`);
    expect(await screen.findByText('没有编号为 M00000000000 的会员，请检查编号')).toBeInTheDocument();
    expect(await screen.findByText(/没有符合筛选条件|没有符合条件/, { selector: 'td *' })).toBeInTheDocument();
  });

  test('is exported as a CSV, and not where it is too long: how to narrow it is said', async () => {
    const app = await signedIn(`${PATH}?last=31`);
    await waitFor(firstRow);
    await app.user.click(screen.getByRole('button', { name: /导出/ }));
    const dialog = await dialogWith(/文件为 CSV/);
    await app.user.click(dialog.getByRole('button', { name: /导\s?出/ }));
    expect(await screen.findByText(/一次最多导出 50,000 条，请缩短日期范围或增加筛选条件/)).toBeInTheDocument();
  });
});

describe('what one person did', () => {
  test('is told session by session, further back on demand', async () => {
    const memberNo = member();
    const app = await signedIn(`${PATH}?memberNo=${memberNo}&last=31`);
    const row = await waitFor(firstRow);
    await app.user.click(within(row).getByRole('button', { name: /更多/ }));
    await chooseEntry(app.user, '用户时间线');
    const drawer = await dialogWith(`${memberNo} 的时间线`);
    expect(app.address()).toContain(`user=${memberNo}`);
    const [session] = await drawer.findAllByRole('region', { name: /^会话，2026/ });
    if (!session) throw new Error('no session is told of');
    expect(within(session).getByRole('link', { name: '启动' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${PATH}?id=`),
    );
    expect(drawer.getByText('2026-10-22 至 2026-11-21')).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: /更早 31 天/ }));
    expect(await drawer.findByText('2026-09-21 至 2026-10-21')).toBeInTheDocument();
  });

  test('of a number that nobody has is nothing, and the number is named', async () => {
    await signedIn(`${PATH}?user=M00000000000`);
    expect(await screen.findByText(/会员 M00000000000 在这段时间没有行为记录/)).toBeInTheDocument();
  });

  test('stands on their page, read once it is looked at', async () => {
    const { memberId } = newest({ ...month, memberNo: member() });
    const calls = recordCalls();
    const app = await signedIn(`/member/member-detail?id=${memberId}`);
    const tab = await screen.findByRole('tab', { name: '轨迹' });
    expect(calls.filter((call) => call.includes('/event-tracks/sessions'))).toEqual([]);
    await app.user.click(tab);
    expect((await screen.findAllByRole('region', { name: /^会话，2026/ })).length).toBeGreaterThan(0);
  });
});

describe('between two events', () => {
  test('lies a time, which the filters and both events decide', async () => {
    const app = await signedIn(`${PATH}?panel=between&last=31`);
    const reached = await figureCard('到达的会话');
    expect(valueIn(reached)).toBeGreaterThan(0);
    const view = within(await screen.findByRole('region', { name: '“开始答题”到“提交问卷”的间隔' }));
    await app.user.click(view.getByRole('radio', { name: '表格' }));
    const rows = await view.findAllByRole('row');
    expect(rows).toHaveLength(11);
  });

  test('that are the same there is none: that is said, and nothing is asked', async () => {
    const calls = recordCalls();
    await signedIn(`${PATH}?panel=between&first=click&next=click`);
    expect(await screen.findByText('请选择两个不同的事件')).toBeInTheDocument();
    await waitFor(firstRow);
    expect(calls.filter((call) => call.includes('between'))).toEqual([]);
  });
});

test('terms are found by a word that stays out of the address, and nobody is named beside them', async () => {
  const bodies: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/event-tracks/terms')) bodies.push(await request.clone().json());
  });
  const app = await signedIn(`${PATH}?panel=terms&last=31`);
  expect(await screen.findByText(/只列出至少 5 人搜索过的词/)).toBeInTheDocument();
  const view = within(await screen.findByRole('region', { name: '搜索最多的词' }));
  const [, first] = await view.findAllByRole('row');
  const term = within(first as HTMLElement).getAllByRole('cell')[0]?.textContent ?? '';
  await app.user.type(view.getByRole('searchbox', { name: '搜索词包含' }), `${term}{Enter}`);
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ keyword: term }));
  expect(app.address()).not.toContain(encodeURIComponent(term));
});
