import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { notify } from '../../mock/notification/notify';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { later } from '../later';
import { fault, recordCalls, server } from '../server';

const block = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('link', { name });
const countOf = (link: HTMLElement) => Number(link.textContent?.match(/([\d,]+) 条/)?.[1] ?? 0);
const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));

const work = { id: '1', kind: 'record', no: 'R1', cause: 'redFlags', status: 'submitted', dueAt: null };

/** Whatever of work there is, is done. */
function finishAll() {
  const { world } = state();
  for (const record of world.records) record.status = 'closed';
  for (const report of world.reports) report.status = 'approved';
  for (const followUp of world.followUps)
    Object.assign(followUp, { status: 'done', adverse: 'none', adverseSerious: false });
}

describe('the cards of Welcome', () => {
  test.each([
    ['待审核记录', '筛查记录'],
    ['逾期随访', '随访任务'],
    ['待审核报告', '报告审核'],
    ['7 天内到期链接', '推广链接'],
  ])('%s leads to the list of exactly what it counts', async (name, title) => {
    const app = await signedIn('/welcome');
    const link = await card(new RegExp(name));
    const count = countOf(link);
    expect(count).toBeGreaterThan(0);
    await app.user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByText(`共 ${count} 条`)).toBeInTheDocument();
  });

  test('count for the operator or for all, which stands in the address', async () => {
    const app = await signedIn('/welcome');
    const own = countOf(await card(/待联系/));
    expect(screen.getByText(/还没有人领取/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '全部' }));
    expect(app.address()).toBe('/welcome?scope=all');
    await waitFor(async () => expect(countOf(await card(/待联系/))).toBeGreaterThan(own));
    expect(screen.queryByText(/还没有人领取/)).toBeNull();
    await app.user.click(await card(/待联系/));
    expect(await screen.findByRole('radio', { name: '全部' })).toBeChecked();
  });

  test('bring along a filter that the list names and lets go of', async () => {
    const app = await signedIn('/welcome');
    await app.user.click(await card(/待审核记录/));
    expect(await screen.findByRole('radio', { name: '我的、未分配' })).toBeChecked();
    expect(screen.getByText(/跟进人: 我的、未分配/)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '移除筛选：跟进人' }));
    await waitFor(() => expect(app.address()).not.toContain('meOrNone'));
    expect(screen.queryByRole('radio', { name: '我的、未分配' })).toBeNull();
  });

  test('stand below a banner while a grave reaction is not acknowledged, which is done there', async () => {
    finishAll();
    const grave = state().world.followUps.slice(0, 5);
    const [first] = grave;
    for (const row of grave)
      Object.assign(row, {
        adverse: 'severe',
        adverseAckAt: null,
        assigneeId: '1',
        content: '皮疹',
        doneAt: row.dueAt,
      });
    const app = await signedIn('/welcome');
    const title = await screen.findByText('有 5 条不良反应待确认');
    const banner = within(title.closest('[role=alert]') as HTMLElement);
    expect(banner.getAllByRole('button', { name: /^确认知悉/ })).toHaveLength(3);
    expect(banner.getByRole('link', { name: '查看全部 5 条' })).toHaveAttribute(
      'href',
      expect.stringContaining('unacknowledged=true'),
    );
    for (const row of grave.slice(1)) row.adverse = 'mild';
    await app.user.click(screen.getByRole('button', { name: /刷新/ }));
    await focusWindow();
    await app.user.click(await screen.findByRole('button', { name: `确认知悉 ${first?.followNo}` }));
    const dialog = await dialogWith('处理情况');
    await app.user.type(dialog.getByLabelText('处理情况'), '已联系主管医生');
    await app.user.click(dialog.getByRole('button', { name: '确认知悉' }));
    await waitFor(() => expect(screen.queryByText(/条不良反应待确认/)).not.toBeInTheDocument());
    expect(state().world.followUps.find(({ id }) => id === first?.id)?.adverseAckNote).toBe('已联系主管医生');
  });

  test('say calmly that nothing waits, and still lead there', async () => {
    finishAll();
    await signedIn('/welcome');
    expect(await card(/待审核记录 暂无/)).toHaveAttribute('href', expect.stringContaining('/record/record-list'));
  });
});

describe('what comes next', () => {
  test('is opened by its number, or the first by one button', async () => {
    const app = await signedIn('/welcome');
    const next = await block('接下来处理');
    const [first] = await within(next).findAllByRole('link', { name: /^[RFB]\d+$/ });
    expect(within(next).getAllByText(/逾期 \d+ 天/).length).toBeGreaterThan(0);
    const begin = within(next).getByRole('link', { name: '开始处理' });
    expect(begin).toHaveAttribute('href', first?.getAttribute('href'));
    await app.user.click(begin);
    await waitFor(() => expect(app.address()).toBe(first?.getAttribute('href')));
  });

  test('is nothing once all is done: first to the work of all, then to the records', async () => {
    finishAll();
    const app = await signedIn('/welcome');
    expect(await screen.findByText('您的工作都处理完了')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '开始处理' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: '查看全部人的工作' }));
    expect(await screen.findByText('所有工作都处理完了')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole('link', { name: '查看筛查记录' })).toBeInTheDocument();
  });
});

describe('yesterday and what was done last', () => {
  test('until yesterday’s figures are there the newest day has its name', async () => {
    await signedIn('/welcome');
    const figures = await block('2026-11-19 的数据');
    expect(within(figures).getByText(/昨日（2026-11-20）数据生成中/)).toBeInTheDocument();
    expect(within(figures).getByText('累计用户数')).toBeInTheDocument();
    expect(within(figures).getAllByRole('img', { name: /的走势/ })).toHaveLength(4);
    const [first] = within(figures).getAllByRole('link');
    expect(first).toHaveAttribute('href', '/analysis/visit-trend/daily?from=2026-11-07&before=2026-11-21');
  });

  test('the activity leads to what it was about, and shows more on demand', async () => {
    const app = await signedIn('/welcome?scope=all');
    const activities = await block('最近动态');
    expect(within(activities).getAllByRole('listitem')).toHaveLength(10);
    await app.user.click(within(activities).getByRole('button', { name: '再显示 40 条' }));
    expect(within(activities).getAllByRole('listitem')).toHaveLength(50);
    expect(within(activities).getAllByRole('listitem')[10]).toHaveFocus();
    expect(within(activities).queryByText(/未知/)).toBeNull();
    const [link] = within(activities).getAllByRole('link', { name: /^F\d+$/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/data/follow-tracks'));
  });
});

describe('each block', () => {
  const blocks = [
    ['/workbench/counts', '待处理数量加载失败', '待处理'],
    ['/workbench/next', '待办加载失败', '接下来处理'],
    ['/analysis/visit-trend', '数据加载失败', '2026-11-19 的数据'],
    ['/workbench/activities', '动态加载失败', '最近动态'],
  ] as const;

  test.each(blocks)('of %s fails alone and is asked for again', async (path, failed, title) => {
    server.use(fault.status('GET', path, 500));
    const app = await signedIn('/welcome');
    expect(await screen.findByText(failed)).toBeInTheDocument();
    for (const [, other, name] of blocks) {
      if (other === failed) continue;
      expect(await within(await block(name)).findAllByRole('link')).not.toEqual([]);
    }
    // One message, where it stands, and none that floats by.
    expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await within(await block(title)).findAllByRole('link')).not.toEqual([]);
    expect(screen.queryByText(failed)).toBeNull();
    expect(await block(title)).toHaveFocus();
  });

  test.each([
    ['/workbench/counts', { redFlags: 'many' }, '待处理数量加载失败'],
    ['/workbench/next', [{ kind: 'record' }], '待办加载失败'],
    ['/workbench/next', [{ ...work, dueAt: undefined }], '待办加载失败'],
    ['/workbench/next', [{ ...work, dueAt: 'soon' }], '待办加载失败'],
    ['/workbench/activities', { list: [] }, '动态加载失败'],
  ])('of %s shows nothing of an answer that is none', async (path, data, failed) => {
    server.use(fault.json('GET', path, { success: true, data }));
    await signedIn('/welcome');
    expect(await screen.findByText(failed)).toBeInTheDocument();
  });
});

describe('what somebody has claimed', () => {
  test('is counted beside the cards, and leads to the list of exactly that', async () => {
    const waiting = state().world.records.filter(({ status }) => status === 'submitted');
    for (const record of waiting.slice(0, 2)) Object.assign(record, { status: 'reviewing', assigneeId: '1' });
    const app = await signedIn('/welcome');
    const link = await card(/审核中的记录/);
    const count = countOf(link);
    expect(count).toBeGreaterThan(0);
    await app.user.click(link);
    expect(await screen.findByText(`共 ${count} 条`)).toBeInTheDocument();
  });

  test('is what comes next where nothing else waits, and of others is not', async () => {
    finishAll();
    const { records, reports } = state().world;
    const [own, others] = records;
    const [report] = reports;
    Object.assign(own ?? {}, { status: 'reviewing', assigneeId: '1' });
    Object.assign(others ?? {}, { status: 'reviewing', assigneeId: '3' });
    Object.assign(report ?? {}, { status: 'reviewing', reviewerId: '1' });
    await signedIn('/welcome?scope=all');
    const next = await block('接下来处理');
    const nos = (await within(next).findAllByRole('link', { name: /^[RFB]\d+$/ })).map((link) => link.textContent);
    expect(nos.toSorted()).toEqual([report?.reportNo, own?.recordNo].toSorted());
  });
});

describe('without anybody touching the screen', () => {
  const closeOne = () => {
    const [record] = state().world.records.filter(({ status }) => status === 'submitted');
    if (!record) throw new Error('no record waits for a review');
    record.status = 'closed';
    return record;
  };

  test('all is read again when a notification comes', async () => {
    await signedIn('/welcome');
    const before = countOf(await card(/待审核记录/));
    await screen.findByRole('button', { name: /^通知/ });
    // By which it has been read anew for the next five seconds.
    await focusWindow();
    const { id: entityId, recordNo: label } = closeOne();
    notify('1', { kind: 'handover', entityType: 'record', entityId, label }, { byName: '周宁' });
    later(31_000);
    await waitFor(async () => expect(countOf(await card(/待审核记录/))).toBe(before - 1));
  });

  test('all is read again when the network is back', async () => {
    await signedIn('/welcome');
    const before = countOf(await card(/待审核记录/));
    server.use(fault.reset('GET', '/workbench/counts'));
    await focusWindow();
    await screen.findByText(/刷新失败/);
    server.resetHandlers();
    closeOne();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(countOf(await card(/待审核记录/))).toBe(before - 1));
    expect(screen.queryByText(/刷新失败/)).toBeNull();
  });
});

describe('when the window regains focus', () => {
  test('all is read again, not more often than every five seconds, and what is shown stays meanwhile', async () => {
    await signedIn('/welcome');
    const before = countOf(await card(/待审核记录/));
    const [record] = state().world.records.filter(({ status }) => status === 'submitted');
    if (!record) throw new Error('no record waits for a review');
    record.status = 'closed';
    const gate = deferred<void>();
    server.use(http.get('*/api/admin/v1/workbench/counts', async () => void (await gate.promise)));
    const calls = recordCalls();
    await focusWindow();
    await focusWindow();
    await waitFor(() => expect(calls).toContain('GET /workbench/next'));
    expect(calls.filter((call) => call === 'GET /workbench/counts')).toHaveLength(1);
    expect(countOf(await card(/待审核记录/))).toBe(before);
    gate.resolve();
    await waitFor(async () => expect(countOf(await card(/待审核记录/))).toBe(before - 1));
  });

  test('what could not be read again stays, with the time that it is of', async () => {
    const app = await signedIn('/welcome');
    const before = countOf(await card(/待审核记录/));
    server.use(fault.reset('GET', '/workbench/counts'));
    await focusWindow();
    expect(await screen.findByText('刷新失败，以下为 09:30 的内容')).toBeInTheDocument();
    expect(countOf(await card(/待审核记录/))).toBe(before);
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText(/刷新失败/)).toBeNull());
  });
});

test('an operator asks for all of it anew, in English too', async () => {
  const app = await signedIn('/welcome', 'en-US');
  await screen.findByRole('link', { name: /Records to review/ });
  expect(await screen.findByText('Updated 09:30')).toBeInTheDocument();
  const calls = recordCalls();
  await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /workbench/counts',
        'GET /workbench/next',
        'GET /workbench/activities',
        'GET /analysis/visit-trend',
        'GET /analysis/daily-summary',
      ]),
    ),
  );
});
