import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobDrawerStore } from '@/components/shell/jobs/drawer-store';
import type { Notification, NotificationsRead } from '@/contract/notification';
import { NOW } from '../../../../tests/app';
import { deferred } from '../../../../tests/deferred';
import { later } from '../../../../tests/later';
import { openScreen } from '../../../../tests/screen';
import { fault, recordCalls, server } from '../../../../tests/server';
import { NotificationBell } from './NotificationBell';
import { NotificationPlace } from './NotificationPlace';

const DAY_MS = 86_400_000;
const LIST = '/notifications';

const notification = (fields: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  at: '2026-11-21T09:00:00+08:00',
  kind: 'redFlag',
  entityType: 'record',
  entityId: '1',
  label: 'R1',
  patientNameMasked: null,
  projectName: null,
  count: 1,
  byName: null,
  outcome: null,
  dueAt: null,
  readAt: null,
  ...fields,
});
/** One each day: three of a day would be a group. */
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
const pageOf = (list: unknown[], total = list.length) => ({
  success: true,
  data: { list, total, unreadCount: total } as never,
});

/** Notifications on the server, newest first. */
let rows: Notification[] = [];
const countUnread = () => rows.filter(({ readAt }) => readAt === null).length;
function tell(label: string, at = NOW - 60_000, fields: Partial<Notification> = {}) {
  const row = notification({ id: label, label, entityId: '7', at: new Date(at).toISOString(), ...fields });
  rows = [...rows, row].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
function serveRows() {
  server.use(
    http.get(`*/api/admin/v1${LIST}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = rows.filter(({ readAt }) => readAt === null || !searchParams.has('unread'));
      const [current, size] = [Number(searchParams.get('current')), Number(searchParams.get('pageSize'))];
      const list = found.slice((current - 1) * size, current * size);
      const data = { list, total: found.length, unreadCount: countUnread() };
      return HttpResponse.json({ success: true, data });
    }),
    http.post(`*/api/admin/v1${LIST}/read`, async ({ request }) => {
      const which = (await request.json()) as NotificationsRead;
      rows = rows.map((row) => {
        const isMeant = 'ids' in which ? which.ids.includes(row.id) : row.at <= which.until;
        return isMeant ? { ...row, readAt: row.readAt ?? row.at } : row;
      });
      return HttpResponse.json({ success: true, data: { unreadCount: countUnread() } });
    }),
  );
}
const repair = () => {
  server.resetHandlers();
  serveRows();
};

const bell = (name: string | RegExp = /^通知/) => screen.findByRole('button', { name });

const Shell = () => (
  <>
    <NotificationBell />
    <NotificationPlace
      pathOf={({ entityType, entityId }) => (entityType === 'record' ? `/record?id=${entityId}` : undefined)}
    />
  </>
);
const open = () => openScreen(Shell, { isEverywhere: true }).user;

async function openList() {
  const user = open();
  await user.click(await bell());
  return { user, list: within(await screen.findByRole('dialog', { name: '通知' })) };
}

beforeEach(() => {
  rows = [];
  serveRows();
});

describe('the list', () => {
  test('groups by day, marks one or all as read but not later ones, and filters by unread', async () => {
    tell('R0', NOW - 2 * DAY_MS);
    for (const label of ['R1', 'R2']) tell(label);
    const { user, list } = await openList();
    const today = within(await list.findByRole('region', { name: '今天' }));
    expect(today.getAllByRole('listitem')).toHaveLength(2);
    expect(within(list.getByRole('region', { name: '2026-11-19' })).getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: /^未读：\s*记录 R1 出现危险信号/ })).toBeInTheDocument();
    (await list.findByRole('button', { name: '标为已读：记录 R2 出现危险信号' })).focus();
    await user.keyboard('{Enter}');
    // The row takes the focus of its removed button.
    await waitFor(() => expect(list.getByRole('link', { name: /^记录 R2 / })).toHaveFocus());
    await bell('通知，2 条未读');
    tell('R4', NOW + 60_000);
    await user.click(list.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /^未读/ })).not.toBeInTheDocument());
    await bell('通知，1 条未读');
    await user.click(list.getByText('未读'));
    expect(await list.findByRole('link', { name: /R4/ })).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  test('folds three of a kind and day into a group, which is expanded by keyboard and marked as read at once', async () => {
    const job = { kind: 'job', entityType: 'job', outcome: 'succeeded' } as const;
    for (const [ago, id] of [1, 2, 3].entries()) tell(`J${id}`, NOW - ago * 60_000, { ...job, label: 'member.export' });
    tell('R1', NOW - 90_000, { patientNameMasked: '王**', projectName: '胃癌早筛' });
    const { user, list } = await openList();
    expect(await list.findByRole('link', { name: /记录 R1 出现危险信号\s+王\*\* · 胃癌早筛/ })).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    const group = list.getByRole('button', { name: /^任务已完成（3 条通知）\s*3 条未读\s*刚刚/ });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    group.focus();
    await user.keyboard('{Enter}');
    expect(group).toHaveAttribute('aria-expanded', 'true');
    const jobs = within(list.getByRole('list', { name: '任务已完成（3 条通知）' }));
    expect(jobs.getAllByRole('listitem')).toHaveLength(3);

    const calls = recordCalls();
    list.getByRole('button', { name: '标为已读：任务已完成（3 条通知）' }).focus();
    await user.keyboard('{Enter}');
    await bell('通知，1 条未读');
    expect(calls).toEqual([`POST ${LIST}/read`]);
    expect(group).toHaveFocus();
    expect(list.queryByRole('button', { name: /^标为已读：任务/ })).not.toBeInTheDocument();
    expect(list.getAllByRole('link', { name: /^未读/ })).toHaveLength(1);
  });

  test('shows an empty state for all and for unread ones', async () => {
    const { user, list } = await openList();
    expect(await list.findByText('暂无通知')).toBeInTheDocument();
    await user.click(list.getByText('未读'));
    expect(await list.findByText('没有未读通知')).toBeInTheDocument();
  });

  test.each([
    ['fails', fault.status('GET', LIST, 500)],
    [
      'is longer than requested',
      fault.json('GET', LIST, pageOf(Array.from({ length: 200 }, (_, index) => notification({ id: `n${index}` })))),
    ],
  ])(
    'shows an error if the response %s, hides the count, and focuses the first row after a retry',
    async (_, answer) => {
      tell('R1');
      server.use(answer);
      const { user, list } = await openList();
      expect(await list.findByText('列表加载失败')).toBeInTheDocument();
      expect(await bell('通知，未读数加载失败')).toHaveTextContent('?');
      repair();
      list.getByRole('button', { name: '重试' }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(list.getByRole('link', { name: /R1 / })).toHaveFocus());
      await bell('通知，1 条未读');
    },
  );

  test('says above its rows that a refresh failed, and retries', async () => {
    tell('R1');
    const { user, list } = await openList();
    const old = await list.findByRole('link', { name: /R1/ });
    server.use(fault.status('GET', LIST, 500));
    await user.click(list.getByRole('button', { name: '刷新' }));
    const failure = await list.findByRole('alert');
    expect(failure).toHaveTextContent('刷新失败');
    expect(failure.compareDocumentPosition(old) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(list.queryByText('列表加载失败')).not.toBeInTheDocument();
    repair();
    tell('R2', NOW);
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await list.findByRole('link', { name: /R2/ })).toBeInTheDocument();
    expect(list.queryByRole('alert')).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: '刷新' })).toHaveFocus();

    // Nothing is marked if the request fails.
    server.use(fault.status('POST', `${LIST}/read`, 500));
    await user.click(list.getByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(list.getAllByRole('link', { name: /^未读/ })).toHaveLength(2);
  });

  test('shows one page of five hundred unread ones, and their count as 99+', async () => {
    const many = Array.from({ length: 20 }, (_, index) => notification({ id: `n${index}`, at: daysAgo(index) }));
    server.use(
      http.get(`*/api/admin/v1${LIST}`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [current, size] = [Number(searchParams.get('current')), Number(searchParams.get('pageSize'))];
        return HttpResponse.json(pageOf(many.slice((current - 1) * size, current * size), 500));
      }),
    );
    const { list } = await openList();
    expect(await bell('通知，500 条未读')).toHaveTextContent('99+');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
  });

  test('retries a failed next page, and focuses its first row', async () => {
    for (let index = 21; index > 0; index -= 1) tell(`R${index}`, NOW - index * DAY_MS);
    const held = deferred<Response>();
    const isSecond = (request: Request) => new URL(request.url).searchParams.get('current') === '2';
    server.use(http.get(`*/api/admin/v1${LIST}`, ({ request }) => (isSecond(request) ? held.promise : undefined)));
    const { user, list } = await openList();
    (await list.findByRole('button', { name: /加载更多/ })).focus();
    held.resolve(new HttpResponse(null, { status: 500 }));
    await waitFor(() => expect(list.getByRole('button', { name: '重试' })).toHaveFocus());
    repair();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(list.getByRole('link', { name: /R21 / })).toHaveFocus());
  });

  test('names the day of a deadline, which is not today tomorrow, and an unknown kind by its label', async () => {
    const due = (id: string, day: string) =>
      notification({
        id,
        at: `2026-11-${day}T00:00:00+08:00`,
        kind: 'deadline',
        entityType: 'followUp',
        label: `F${day}`,
        dueAt: `2026-11-${day}T23:59:59+08:00`,
      });
    const unknown = { ...notification({ id: 'n3' }), kind: 'birthday', entityType: 'cake', label: 'K1' };
    server.use(
      http.get(`*/api/admin/v1${LIST}`, ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('pageSize'));
        return HttpResponse.json(pageOf([due('n1', '21'), due('n2', '20'), unknown].slice(0, size), 3));
      }),
    );
    const { list } = await openList();
    expect(await list.findByText(/随访 F21 今天截止/)).toBeInTheDocument();
    const yesterday = within(list.getByRole('region', { name: '昨天' }));
    expect(yesterday.getByText(/随访 F20 2026-11-20 截止/)).toBeInTheDocument();
    expect(list.getByText('新通知：K1')).toBeInTheDocument();
  });
});

describe('a notification', () => {
  test('is marked as read by a click on its time, opens its subject, and closes the list', async () => {
    tell('R1');
    const { user, list } = await openList();
    await user.click(await list.findByText('1 分钟前'));
    expect(history.location.pathname + history.location.search).toBe('/record?id=7');
    await waitFor(() => expect(countUnread()).toBe(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is marked as read by the middle button, which opens a new tab, and the list stays', async () => {
    tell('R1');
    const { user, list } = await openList();
    const link = await list.findByRole('link', { name: /^未读.*R1/ });
    await user.pointer({ keys: '[MouseRight]', target: link });
    expect(countUnread()).toBe(1);
    await user.pointer({ keys: '[MouseMiddle]', target: link });
    await bell('通知');
    expect(countUnread()).toBe(0);
    expect(list.getByRole('link', { name: /R1/ })).toBeInTheDocument();
  });

  test('opens the jobs for a job that ended', async () => {
    tell('J', NOW - 1000, { kind: 'job', entityType: 'job', label: 'member.addTags', outcome: 'partly' });
    const { user, list } = await openList();
    await user.click(await list.findByRole('button', { name: /^未读：\s*批量添加会员标签：部分失败/ }));
    expect(jobDrawerStore.get()).toBe(true);
    jobDrawerStore.close();
    await waitFor(() => expect(countUnread()).toBe(0));
  });
});

describe('new notifications', () => {
  test('are announced politely, and loaded with a button of the open list', async () => {
    tell('R1');
    const { user, list } = await openList();
    await list.findByRole('link', { name: /R1/ });
    await bell('通知，1 条未读');
    tell('R2', Date.now());
    later(31_000);
    expect(await screen.findByText('有新通知，共 2 条未读')).toHaveAttribute('aria-live', 'polite');
    await user.click(list.getByRole('button', { name: '有新通知' }));
    expect(await list.findByRole('link', { name: /R2/ })).toBeInTheDocument();
    expect(list.queryByRole('button', { name: '有新通知' })).not.toBeInTheDocument();
  });

  test('have an unknown count if the first poll fails, until the next one succeeds', async () => {
    server.use(fault.status('GET', LIST, 500));
    open();
    expect(await bell('通知，未读数加载失败')).toHaveTextContent('?');
    repair();
    later(61_000);
    expect(await bell('通知')).not.toHaveTextContent('?');
  });

  test('keep their count without a message when a later poll fails', async () => {
    tell('R1');
    open();
    await bell('通知，1 条未读');
    server.use(fault.status('GET', LIST, 500));
    const calls = recordCalls();
    later(31_000);
    await waitFor(() => expect(calls).toContain(`GET ${LIST}`));
    // The next poll starts only after the failed one has ended.
    repair();
    later(61_000);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByText('网络错误')).not.toBeInTheDocument();
    await bell('通知，1 条未读');
  });
});
