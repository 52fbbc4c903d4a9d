import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { expireReads } from '@/services/query-client';
import { notify } from '../../mock/notification/notify';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { sessionCookie } from '../contract/mock/server';
import { deferred } from '../deferred';
import { later } from '../later';
import { readListTotal } from '../list-total';
import { fault, recordCalls, server } from '../server';

const findBlock = (name: string) => screen.findByRole('region', { name });
const findCard = (name: RegExp) => screen.findByRole('link', { name });
const countIn = (link: HTMLElement) => Number(link.textContent?.match(/([\d,]+) 条/)?.[1] ?? 0);
/** Returns focus to the window after five seconds, when its data are stale. */
function focusWindow() {
  vi.setSystemTime(Date.now() + 5001);
  return act(async () => void window.dispatchEvent(new Event('focus')));
}

/** Completes all open work of the world. */
function finishAll() {
  const { world } = state();
  for (const record of world.records) record.status = 'closed';
  for (const report of world.reports) report.status = 'approved';
  for (const followUp of world.followUps)
    Object.assign(followUp, { status: 'done', adverse: 'none', adverseSerious: false });
}

function closeWaitingRecord() {
  const record = state().world.records.find(({ status }) => status === 'submitted');
  if (!record) throw new Error('no record waits for a review');
  record.status = 'closed';
  return record;
}

test('each card has the total of its list, for the current user and for all', async () => {
  const waiting = state().world.records.filter(({ status }) => status === 'submitted');
  for (const record of waiting.slice(0, 2)) Object.assign(record, { status: 'reviewing', assigneeId: '1' });
  const app = await signedIn('/welcome');
  const cookie = await sessionCookie();
  const compare = async () => {
    const links = within(await findBlock('待处理')).getAllByRole('link');
    expect(links).toHaveLength(12);
    for (const link of links)
      expect([link.textContent, countIn(link)]).toEqual([
        link.textContent,
        await readListTotal(link.getAttribute('href') ?? '', cookie),
      ]);
    return links.filter((link) => countIn(link) > 0).length;
  };
  const own = countIn(await findCard(/待联系/));
  expect(screen.getByText(/还没有人领取/)).toBeInTheDocument();
  expect(await compare()).toBeGreaterThan(4);
  await app.user.click(screen.getByRole('radio', { name: '全部' }));
  expect(app.address()).toBe('/welcome?scope=all');
  await waitFor(async () => expect(countIn(await findCard(/待联系/))).toBeGreaterThan(own));
  expect(screen.queryByText(/还没有人领取/)).toBeNull();
  await compare();
});

test('offers the most urgent work, then claimed work, says when nothing is left, and shows the newest day and the latest activities', async () => {
  state().world.customService.rows[0].calendar = [];
  const app = await signedIn('/welcome?scope=all');
  // Deadlines depend on holidays, so a missing calendar is shown here.
  const link = await screen.findByRole('link', { name: '去补充' });
  expect(link).toHaveAttribute('href', '/setting/custom-service');
  const next = within(await findBlock('接下来处理'));
  const findNos = async () =>
    (await next.findAllByRole('link', { name: /^[RFB]\d+$/ })).map(({ textContent }) => textContent);
  const [first] = await next.findAllByRole('link', { name: /^[RFB]\d+$/ });
  expect(next.getAllByText(/逾期 \d+ 天/).length).toBeGreaterThan(0);
  expect(next.getByRole('link', { name: '开始处理' })).toHaveAttribute('href', first?.getAttribute('href'));

  finishAll();
  const { records, reports } = state().world;
  const [own, others] = records;
  const [report] = reports;
  Object.assign(own ?? {}, { status: 'reviewing', assigneeId: '1' });
  Object.assign(others ?? {}, { status: 'reviewing', assigneeId: '3' });
  Object.assign(report ?? {}, { status: 'reviewing', reviewerId: '1' });
  await app.user.click(screen.getByRole('button', { name: /刷新/ }));
  await waitFor(async () => expect((await findNos()).toSorted()).toEqual([report?.reportNo, own?.recordNo].toSorted()));

  finishAll();
  expireReads();
  await app.user.click(screen.getByRole('radio', { name: '我的' }));
  expect(await screen.findByText('您的工作都处理完了')).toBeInTheDocument();
  expect(next.queryByRole('link', { name: '开始处理' })).toBeNull();
  expect(await findCard(/待审核记录 暂无/)).toHaveAttribute('href', expect.stringContaining('/record/record-list'));
  await app.user.click(screen.getByRole('button', { name: '查看全部人的工作' }));
  expect(await screen.findByText('所有工作都处理完了')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('link', { name: '查看筛查记录' })).toBeInTheDocument();

  const figures = within(await findBlock('2026-11-19 的数据'));
  expect(figures.getByText(/昨日（2026-11-20）数据生成中/)).toBeInTheDocument();
  expect(figures.getByText('累计用户数')).toBeInTheDocument();
  expect(figures.getAllByRole('img', { name: /的走势/ })).toHaveLength(4);
  const trend = '/analysis/visit-trend/daily?from=2026-11-07&before=2026-11-21';
  expect(figures.getAllByRole('link')[0]).toHaveAttribute('href', trend);

  const activities = within(await findBlock('最近动态'));
  expect(await activities.findAllByRole('listitem')).toHaveLength(10);
  await app.user.click(activities.getByRole('button', { name: '再显示 40 条' }));
  const items = activities.getAllByRole('listitem');
  expect(items).toHaveLength(50);
  expect(items[10]).toHaveFocus();
  expect(activities.queryByText(/未知/)).toBeNull();
  const [followUp] = activities.getAllByRole('link', { name: /^F\d+$/ });
  expect(followUp).toHaveAttribute('href', expect.stringContaining('/data/follow-tracks'));
});

test('shows reactions above the counts at the same time as the counts', async () => {
  const row = state().world.followUps.find(({ status }) => status === 'done');
  Object.assign(row ?? {}, { adverse: 'severe', adverseSerious: true, adverseAckAt: null });
  const gate = deferred<void>();
  server.use(http.get('*/api/admin/v1/follow-ups', async () => void (await gate.promise)));
  await signedIn('/welcome?scope=all');
  await within(await findBlock('接下来处理')).findAllByRole('link', { name: /^[RFB]\d+$/ });
  expect(screen.queryByRole('link', { name: /待审核记录/ })).toBeNull();
  gate.resolve();
  await findCard(/待审核记录/);
  expect(screen.getByRole('button', { name: `确认知悉 ${row?.followNo}` })).toBeInTheDocument();
});

test('each block fails and retries on its own, with one message', async () => {
  const blocks = [
    ['/workbench/counts', '待处理数量加载失败', '待处理'],
    ['/workbench/next', '待办加载失败', '接下来处理'],
    ['/analysis/visit-trend', '数据加载失败', '2026-11-19 的数据'],
    ['/workbench/activities', '动态加载失败', '最近动态'],
  ] as const;
  server.use(...blocks.map(([path]) => fault.status('GET', path, 500)));
  const app = await signedIn('/welcome');
  for (const [, failed] of blocks) expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
  server.resetHandlers();
  for (const [index, [, failed, title]] of blocks.entries()) {
    const [retry] = screen.getAllByRole('button', { name: '重试' });
    await app.user.click(retry as HTMLElement);
    expect(await within(await findBlock(title)).findAllByRole('link')).not.toEqual([]);
    expect(screen.queryByText(failed)).toBeNull();
    expect(await findBlock(title)).toHaveFocus();
    for (const [, other] of blocks.slice(index + 1)) expect(screen.getByText(other)).toBeInTheDocument();
  }
});

test('without a click, refetches all on window focus, at most every five seconds, and keeps the shown data meanwhile', async () => {
  await signedIn('/welcome', { shell: 'full' });
  const before = countIn(await findCard(/待审核记录/));
  closeWaitingRecord();
  const gate = deferred<void>();
  server.use(http.get('*/api/admin/v1/workbench/counts', async () => void (await gate.promise)));
  const calls = recordCalls();
  await focusWindow();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(calls).toContain('GET /workbench/next'));
  expect(calls.filter((call) => call === 'GET /workbench/counts')).toHaveLength(1);
  expect(countIn(await findCard(/待审核记录/))).toBe(before);
  gate.resolve();
  await waitFor(async () => expect(countIn(await findCard(/待审核记录/))).toBe(before - 1));

  const { id: entityId, recordNo: label } = closeWaitingRecord();
  notify('1', { kind: 'handover', entityType: 'record', entityId, label }, { byName: '周宁' });
  later(31_000);
  await waitFor(async () => expect(countIn(await findCard(/待审核记录/))).toBe(before - 2));
});
