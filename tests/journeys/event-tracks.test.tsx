import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { EventTrack } from '@/contract/event-track-list';
import { getEventsPage } from '../../mock/event-track/page';
import { createEventPresenter } from '../../mock/event-track/table';
import { NOW, signedIn } from '../app';
import { findDialog } from '../dialog';
import { figureCard } from '../figure-card';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

const PATH = '/data/event-tracks';
const week = { from: '2026-11-15', before: '2026-11-22' };
const month = { from: '2026-10-22', before: '2026-11-22' };

type Filter = Partial<Parameters<typeof getEventsPage>[0]>;
/** The newest matching event (of the week by default) as the mock presents it. */
function getNewest(filter: Filter): EventTrack {
  const { rows } = getEventsPage({ ...week, current: 1, pageSize: 1, ...filter }, NOW);
  const [row] = rows;
  if (!row) throw new Error('the world has no such event');
  return createEventPresenter()(row);
}
/** The number of a member who has submitted a quiz within the month. */
function getMemberNo() {
  const { memberNo } = getNewest({ ...month, eventCode: ['quizSubmit'] });
  if (!memberNo) throw new Error('no member has submitted a quiz');
  return memberNo;
}
const toNumber = (text: string | null | undefined) => Number(text?.match(/[\d,]+/)?.[0].replaceAll(',', ''));
const readValue = (card: Awaited<ReturnType<typeof figureCard>>) =>
  toNumber(card.getAllByText(/次/, { selector: 'strong, span' })[0]?.textContent);
const findFirstRow = async () => {
  const rows = await screen.findAllByRole('row');
  const row = rows.find((one) => within(one).queryByRole('link', { name: '详情' }));
  if (!row) throw new Error('the list has no row');
  return row;
};

test('shows a count that equals the list, and opens an event whose properties are navigated by keyboard and copied', async () => {
  const app = await signedIn(`${PATH}?eventCode=error`);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const card = await figureCard('事件数');
  const { total } = getEventsPage({ ...week, eventCode: ['error'], current: 1, pageSize: 1 }, NOW);
  expect(readValue(card)).toBe(total);
  expect(await screen.findByRole('tab', { name: `事件 ${total}` })).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(screen.getByRole('tab', { name: '概况' }));
  expect(await screen.findByText(/两者口径不同，数值不会完全一致/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: /^事件 / }));
  const row = await waitFor(findFirstRow);
  fireEvent.click(within(row).getByRole('link', { name: '详情' }));
  const drawer = await findDialog('用户与来源');
  const event = getNewest({ eventCode: ['error'] });
  expect(app.address()).toContain(`id=${event.id}`);
  expect(drawer.getByText('错误（error）')).toBeInTheDocument();
  const tree = within(drawer.getByRole('tree', { name: '附加属性' }));
  const item = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name}`) });
  // Markup in a property is shown as text.
  expect(tree.getByText(String(event.properties.message))).toBeInTheDocument();
  item('code').focus();
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(copied).toHaveBeenLastCalledWith(event.properties.message);
  await app.user.keyboard('{ArrowDown}');
  expect(item('request')).toHaveFocus();
  await app.user.keyboard('{ArrowLeft}');
  expect(item('request')).toHaveAttribute('aria-expanded', 'false');
  expect(tree.queryByText('retries')).not.toBeInTheDocument();
  fireEvent.click(drawer.getByRole('button', { name: '复制全部' }));
  expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toEqual(event.properties);
});

test('shows the list when figures fail, and shows unknown values, wrong clocks and unknown members as such', async () => {
  const known = getNewest({ eventCode: ['click'] });
  const { rows } = getEventsPage({ ...week, current: 1, pageSize: 5000 }, NOW);
  const skewed = rows.find(({ skewMs }) => skewMs !== 0);
  if (!skewed) throw new Error('no event has a wrong clock');
  const row = { ...known, eventCode: 'faceScan', sceneGroupKey: 99, networkType: '6g' };
  server.use(
    fault.status('GET', '/event-tracks/summary', 500),
    http.get('*/event-tracks', () => HttpResponse.json({ success: true, data: { list: [row], total: 1 } })),
  );
  await signedIn(PATH);
  expect(await screen.findByText('概况加载失败')).toBeInTheDocument();
  const cell = await waitFor(findFirstRow);
  expect(within(cell).getByText('未知（faceScan）')).toBeInTheDocument();
  server.resetHandlers();
  const calls = recordCalls();
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await figureCard('事件数');
  expect(calls.filter((call) => call === 'GET /event-tracks')).toEqual([]);

  // When the clock of a device is wrong, the time of receipt counts.
  act(() => history.push(`${PATH}?id=${skewed.id}`));
  const drawer = await findDialog('设备时钟不准，以接收时间为准');
  expect(drawer.getByText(new RegExp(`${skewed.skewMs > 0 ? '快' : '慢'}了`))).toBeInTheDocument();
  act(() => history.push(`${PATH}?memberNo=M00000000000&user=M00000000000`));
  expect(await screen.findByText('没有编号为 M00000000000 的会员，请检查编号')).toBeInTheDocument();
  expect(await screen.findByText(/会员 M00000000000 在这段时间没有行为记录/)).toBeInTheDocument();
});

test('shows the sessions of a member, loads earlier ones on demand, and shows them on the page of the member', async () => {
  const memberNo = getMemberNo();
  const app = await signedIn(`${PATH}?memberNo=${memberNo}&last=31`);
  const row = await waitFor(findFirstRow);
  fireEvent.click(within(row).getByRole('button', { name: /更多/ }));
  await chooseEntry(app.user, '用户时间线');
  const drawer = await findDialog(`${memberNo} 的时间线`);
  expect(app.address()).toContain(`user=${memberNo}`);
  const [session] = await drawer.findAllByRole('region', { name: /^会话，2026/ });
  const launch = within(session as HTMLElement).getByRole('link', { name: '启动' });
  expect(launch).toHaveAttribute('href', expect.stringContaining(`${PATH}?id=`));
  expect(drawer.getByText('2026-10-22 至 2026-11-21')).toBeInTheDocument();
  fireEvent.click(drawer.getByRole('button', { name: /更早 31 天/ }));
  expect(await drawer.findByText('2026-09-21 至 2026-10-21')).toBeInTheDocument();

  const { memberId } = getNewest({ ...month, memberNo });
  const calls = recordCalls();
  act(() => history.push(`/member/member-detail?id=${memberId}`));
  const tab = await screen.findByRole('tab', { name: '渠道与行为' });
  // Sessions load only when the tab is opened.
  expect(calls.filter((call) => call.includes('/event-tracks/sessions'))).toEqual([]);
  await app.user.click(tab);
  expect((await screen.findAllByRole('region', { name: /^会话，2026/ })).length).toBeGreaterThan(0);
});

test('measures the time between two events, and filters search terms by a text that stays out of the URL', async () => {
  const bodies: unknown[] = [];
  const calls = recordCalls();
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/event-tracks/terms')) bodies.push(await request.clone().json());
  });
  const app = await signedIn(`${PATH}?panel=between&last=31&first=click&next=click`);
  expect(await screen.findByText('请选择两个不同的事件')).toBeInTheDocument();
  expect(calls.filter((call) => call.includes('between'))).toEqual([]);
  act(() => history.push(`${PATH}?panel=between&last=31`));
  const between = within(await screen.findByRole('region', { name: '“开始答题”到“提交问卷”的间隔' }));
  expect(readValue(await figureCard('到达的会话'))).toBeGreaterThan(0);
  fireEvent.click(between.getByRole('radio', { name: '表格' }));
  expect(await between.findAllByRole('row')).toHaveLength(11);

  act(() => history.push(`${PATH}?panel=terms&last=31`));
  // A term is listed only when at least five people searched for it, so that it names nobody.
  expect(await screen.findByText(/只列出至少 5 人搜索过的词/)).toBeInTheDocument();
  const terms = within(await screen.findByRole('region', { name: '搜索最多的词' }));
  const [, first] = await terms.findAllByRole('row');
  const term = within(first as HTMLElement).getAllByRole('cell')[0]?.textContent ?? '';
  await app.user.click(terms.getByRole('searchbox', { name: '搜索词包含' }));
  await app.user.paste(term);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ keyword: term }));
  expect(app.address()).not.toContain(encodeURIComponent(term));
});
