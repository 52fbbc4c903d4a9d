import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '@/contract/notification';
import { isOpen } from '@/domain/record-status';
import { tellOtherTabs } from '@/session/tabs';
import { notify } from '../../mock/notification/notify';
import { reportLeases } from '../../mock/report/table';
import { state } from '../../mock/state';
import { NOW, open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { later } from '../later';
import { fault, recordCalls, server } from '../server';

const [LIN, ZHOU] = ['1', '2'];
const DAY_MS = 86_400_000;
const LIST = '/notifications';

beforeEach(() => {
  state().world.notifications = [];
  for (const row of state().world.followUps) if (row.status === 'pending') row.dueAt = '2026-12-01T23:59:59+08:00';
});

const record = () => {
  const [row] = state().world.records;
  if (!row) throw new Error('there is no record');
  return row;
};
const tell = (label: string, at = NOW - 60_000, operatorId = LIN) =>
  notify(operatorId, { kind: 'redFlag', entityType: 'record', entityId: record().id, label }, { at });

const bell = (name: string | RegExp = /^通知/) => screen.findByRole('button', { name });
type App = Awaited<ReturnType<typeof signedIn>>;

async function openList({ user }: App) {
  await user.click(await bell());
  return within(await screen.findByRole('dialog', { name: '通知' }));
}
const unreadOnServer = () => state().world.notifications.filter(({ readAt }) => readAt === null).length;

const notificationOf = (fields: Partial<Notification>): Notification => ({
  id: 'n1',
  at: '2026-11-21T09:00:00+08:00',
  kind: 'redFlag',
  entityType: 'record',
  entityId: '1',
  label: 'R1',
  count: 1,
  byName: null,
  outcome: null,
  dueAt: null,
  readAt: null,
  ...fields,
});

describe('the list', () => {
  test('has what is new by day, says what is unread, and leads to the thing, which is read then', async () => {
    tell('R26112100001');
    tell('R26111900001', NOW - 2 * DAY_MS);
    const app = await signedIn('/welcome');
    await bell('通知，2 条未读');
    const list = await openList(app);
    const today = within(await list.findByRole('region', { name: '今天' }));
    expect(within(list.getByRole('region', { name: '更早' })).getAllByRole('listitem')).toHaveLength(1);
    await app.user.click(today.getByRole('link', { name: /^未读：\s*记录 R26112100001 出现危险信号/ }));
    await waitFor(() => expect(app.address()).toBe(`/record/record-detail?id=${record().id}`));
    await bell('通知，1 条未读');
    expect(screen.queryByRole('dialog', { name: '通知' })).not.toBeInTheDocument();
  });

  test('is marked as read one by one and as a whole, but not what came since', async () => {
    for (const label of ['R1', 'R2', 'R3']) tell(label);
    const app = await signedIn('/welcome');
    const list = await openList(app);
    await app.user.click(await list.findByRole('button', { name: '标为已读：记录 R2 出现危险信号' }));
    expect(await list.findByRole('link', { name: /^记录 R2 出现危险信号/ })).toBeInTheDocument();
    await bell('通知，2 条未读');
    tell('R4', NOW + 60_000);
    await app.user.click(list.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /^未读/ })).not.toBeInTheDocument());
    await bell('通知，1 条未读');
    await app.user.click(list.getByText('未读'));
    expect(await list.findByRole('link', { name: /R4/ })).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  test('says that there is nothing, of all or of those unread', async () => {
    const app = await signedIn('/welcome');
    const list = await openList(app);
    expect(await list.findByText('暂无通知')).toBeInTheDocument();
    await app.user.click(list.getByText('未读'));
    expect(await list.findByText('没有未读通知')).toBeInTheDocument();
  });

  test.each([
    ['does not arrive', fault.status('GET', LIST, 500)],
    ['is not what was promised', fault.json('GET', LIST, { success: true, data: { list: [{ id: '1' }], total: 1 } })],
    [
      'is longer than was asked for',
      fault.json('GET', LIST, {
        success: true,
        data: {
          list: Array.from({ length: 200 }, (_, index) => notificationOf({ id: `n${index}` })),
          total: 200,
          unreadCount: 200,
        },
      }),
    ],
  ])(
    'that %s says so, with a retry that works, and the bell says that it knows no number until then',
    async (_, answer) => {
      tell('R1');
      server.use(answer);
      const app = await signedIn('/welcome');
      const list = await openList(app);
      expect(await list.findByText('列表加载失败')).toBeInTheDocument();
      expect(await bell('通知，未读数加载失败')).toHaveTextContent('?');
      server.resetHandlers();
      await app.user.click(list.getByRole('button', { name: '重试' }));
      expect(await list.findByRole('link', { name: /R1/ })).toBeInTheDocument();
      await bell('通知，1 条未读');
    },
  );

  test('that cannot be refreshed says so above what was there, and is refreshed by its retry', async () => {
    tell('R1');
    const app = await signedIn('/welcome');
    const list = await openList(app);
    const old = await list.findByRole('link', { name: /R1/ });
    server.use(fault.status('GET', LIST, 500));
    await app.user.click(list.getByRole('button', { name: '刷新' }));
    const failure = await list.findByRole('alert');
    expect(failure).toHaveTextContent('刷新失败');
    expect(failure.compareDocumentPosition(old) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(list.queryByText('列表加载失败')).not.toBeInTheDocument();
    server.resetHandlers();
    tell('R2', NOW);
    await app.user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await list.findByRole('link', { name: /R2/ })).toBeInTheDocument();
    expect(list.queryByRole('alert')).not.toBeInTheDocument();
    expect(list.getByRole('button', { name: '刷新' })).toHaveFocus();
  });

  test('that cannot be marked as read says so, and stays unread', async () => {
    tell('R1');
    server.use(fault.status('POST', `${LIST}/read`, 500));
    const app = await signedIn('/welcome');
    const list = await openList(app);
    await app.user.click(await list.findByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByText('网络错误')).toBeInTheDocument();
    expect(list.getByRole('link', { name: /^未读/ })).toBeInTheDocument();
  });

  test('of five hundred that are unread says the number, and shows a page of them', async () => {
    const row = notificationOf({});
    const list = Array.from({ length: 20 }, (_, index) => ({ ...row, id: `n${index}`, label: `R${index}` }));
    server.use(
      http.get(`*/api/admin/v1${LIST}`, ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('pageSize'));
        return HttpResponse.json({ success: true, data: { list: list.slice(0, size), total: 500, unreadCount: 500 } });
      }),
    );
    const app = await signedIn('/welcome');
    expect(await bell('通知，500 条未读')).toHaveTextContent('99+');
    const drawer = await openList(app);
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(20));
    expect(drawer.getByRole('button', { name: /加载更多/ })).toBeInTheDocument();
  });

  test('says of a deadline the day that it is on, which is not today any more tomorrow', async () => {
    const [today, yesterday] = state().world.followUps;
    if (!today || !yesterday) throw new Error('there are no two');
    for (const [row, day] of [
      [yesterday, '20'],
      [today, '21'],
    ] as const) {
      Object.assign(row, { assigneeId: LIN, status: 'pending', dueAt: `2026-11-${day}T23:59:59+08:00` });
      const { id: entityId, followNo: label, dueAt } = row;
      const at = Date.parse(`2026-11-${day}T00:00:00+08:00`);
      notify(LIN, { kind: 'deadline', entityType: 'followUp', entityId, label, dueAt }, { at });
    }
    const app = await signedIn('/welcome');
    const list = await openList(app);
    expect(await list.findByRole('link', { name: new RegExp(`随访 ${today.followNo} 今天截止`) })).toBeInTheDocument();
    const earlier = within(list.getByRole('region', { name: '更早' }));
    expect(
      earlier.getByRole('link', { name: new RegExp(`随访 ${yesterday.followNo} 2026-11-20 截止`) }),
    ).toBeInTheDocument();
  });

  test('names a kind that is newer than the console by its number', async () => {
    const row = { ...notificationOf({}), kind: 'birthday', entityType: 'cake', label: 'K1' };
    server.use(fault.json('GET', LIST, { success: true, data: { list: [row], total: 1, unreadCount: 1 } }));
    const app = await signedIn('/welcome', 'en-US');
    await app.user.click(await bell('Notifications, 1 unread'));
    expect(await screen.findByText('New notification: K1')).toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  /** Twenty-one, of which the last is the second page; that is under way until it is let go. */
  async function onMore() {
    for (let index = 21; index > 0; index -= 1) tell(`R${index}`, NOW - index * 60_000);
    const held = deferred<Response | undefined>();
    const isSecond = (request: Request) => new URL(request.url).searchParams.get('current') === '2';
    server.use(http.get(`*/api/admin/v1${LIST}`, ({ request }) => (isSecond(request) ? held.promise : undefined)));
    const app = await signedIn('/welcome');
    const list = await openList(app);
    (await list.findByRole('button', { name: /加载更多/ })).focus();
    return { app, list, held };
  }

  test('goes on with the first row that is newly shown', async () => {
    const { list, held } = await onMore();
    held.resolve(undefined);
    await waitFor(() => expect(list.getByRole('link', { name: /R21 / })).toHaveFocus());
  });

  test('asks again for a next page that did not arrive', async () => {
    const { app, list, held } = await onMore();
    held.resolve(new HttpResponse(null, { status: 500 }));
    await waitFor(() => expect(list.getByRole('button', { name: '重试' })).toHaveFocus());
    server.resetHandlers();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(list.getByRole('link', { name: /R21 / })).toHaveFocus());
  });

  test('stays with the row that is marked as read', async () => {
    for (const label of ['R1', 'R2']) tell(label);
    const app = await signedIn('/welcome');
    const list = await openList(app);
    (await list.findByRole('button', { name: '标为已读：记录 R1 出现危险信号' })).focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(list.getByRole('link', { name: /^记录 R1 / })).toHaveFocus());
  });

  test('is at the first row of a list that came in the end', async () => {
    tell('R1');
    server.use(fault.status('GET', LIST, 500));
    const app = await signedIn('/welcome');
    const list = await openList(app);
    const retry = await list.findByRole('button', { name: '重试' });
    server.resetHandlers();
    retry.focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(list.getByRole('link', { name: /R1 / })).toHaveFocus());
  });
});

describe('the pointer', () => {
  test('opens a notification in another tab by its middle button, and it is read', async () => {
    tell('R1');
    const app = await signedIn('/welcome');
    const list = await openList(app);
    const link = await list.findByRole('link', { name: /^未读.*R1/ });
    await app.user.pointer({ keys: '[MouseRight]', target: link });
    expect(unreadOnServer()).toBe(1);
    await app.user.pointer({ keys: '[MouseMiddle]', target: link });
    await bell('通知');
    expect(unreadOnServer()).toBe(0);
    expect(list.getByRole('link', { name: /R1/ })).toBeInTheDocument();
  });

  test('follows a notification from its time, too', async () => {
    tell('R1');
    const app = await signedIn('/welcome');
    const list = await openList(app);
    await app.user.click(await list.findByText('1 分钟前'));
    await waitFor(() => expect(app.address()).toBe(`/record/record-detail?id=${record().id}`));
  });
});

describe('news', () => {
  test('are counted and said politely while the console is open, and the open list offers them', async () => {
    tell('R1');
    const app = await signedIn('/welcome');
    await bell('通知，1 条未读');
    const list = await openList(app);
    await list.findByRole('link', { name: /R1/ });
    tell('R2', Date.now());
    later(31_000);
    expect(await screen.findByText('有新通知，共 2 条未读')).toHaveAttribute('aria-live', 'polite');
    await app.user.click(list.getByRole('button', { name: '有新通知' }));
    expect(await list.findByRole('link', { name: /R2/ })).toBeInTheDocument();
    expect(list.queryByRole('button', { name: '有新通知' })).not.toBeInTheDocument();
  });

  test('of a job that ended lead to the jobs', async () => {
    const label = 'member.addTags';
    notify(LIN, { kind: 'job', entityType: 'job', entityId: 'j1', label, outcome: 'partly' }, { at: NOW - 1000 });
    const app = await signedIn('/welcome');
    const list = await openList(app);
    await app.user.click(await list.findByRole('button', { name: /^未读：\s*批量添加会员标签：部分失败/ }));
    expect(await screen.findByRole('dialog', { name: '我的任务' })).toBeInTheDocument();
    expect(unreadOnServer()).toBe(0);
  });

  test.each([
    ['fails', fault.status('GET', LIST, 500)],
    ['is refused', fault.status('GET', LIST, 403)],
    ['is a web page', fault.raw('GET', LIST, '<html></html>', { type: 'text/html' })],
    ['is empty', fault.raw('GET', LIST, '')],
    ['is nothing', fault.json('GET', LIST, null)],
    ['is cut off', fault.reset('GET', LIST)],
  ])('of which the first poll %s are said to be unknown, until the next one succeeds', async (_, answer) => {
    server.use(answer);
    await signedIn('/welcome');
    expect(await bell('通知，未读数加载失败')).toHaveTextContent('?');
    server.resetHandlers();
    later(61_000);
    expect(await bell('通知')).not.toHaveTextContent('?');
  });

  test('a poll that fails is silent, and keeps the number of before', async () => {
    tell('R1');
    await signedIn('/welcome');
    await bell('通知，1 条未读');
    server.use(fault.status('GET', LIST, 500));
    const calls = recordCalls();
    later(31_000);
    await waitFor(() => expect(calls).toContain(`GET ${LIST}`));
    await expect(screen.findByText(/网络错误/, undefined, { timeout: 300 })).rejects.toThrow();
    await bell('通知，1 条未读');
  });
});

describe('of several that were given at once', () => {
  const given = {
    followUp() {
      const rows = state().world.followUps.filter(({ status }) => status === 'pending');
      for (const row of rows) row.assigneeId = LIN;
      return rows;
    },
    record() {
      const rows = state().world.records.filter(({ status }) => isOpen(status));
      for (const row of rows) row.assigneeId = LIN;
      return rows;
    },
    report() {
      const rows = state().world.reports.slice(0, 2);
      for (const row of rows) {
        Object.assign(row, { status: 'reviewing', reviewerId: LIN });
        reportLeases.give(row.id, { operator: { id: LIN, name: '林晓' }, windowId: null }, NOW);
      }
      return rows;
    },
  };

  test.each([
    ['followUp', '项随访', '/data/follow-tracks'],
    ['record', '条记录', '/record/record-list'],
    ['report', '份报告', '/data/report-list'],
  ] as const)('leads to those of one’s own that are still to do: %s', async (entityType, unit, path) => {
    const rows = given[entityType]();
    for (const { id } of rows)
      notify(LIN, { kind: 'handover', entityType, entityId: id, label: id }, { byName: '周宁', at: NOW - 60_000 });
    const app = await signedIn('/welcome');
    const list = await openList(app);
    await app.user.click(await list.findByRole('link', { name: new RegExp(`周宁将 ${rows.length} ${unit}交接给您`) }));
    await waitFor(() => expect(app.address().split('?')[0]).toBe(path));
    expect(await screen.findAllByText(new RegExp(`(共|/) ${rows.length} 条`))).not.toEqual([]);
  });
});

describe('of two operators', () => {
  test('one is told what the other hands over', async () => {
    const row = record();
    signInAs(1);
    const app = await open('/welcome');
    await bell('通知');
    notify(ZHOU, { kind: 'handover', entityType: 'record', entityId: row.id, label: row.recordNo }, { byName: '林晓' });
    later(31_000);
    await bell('通知，1 条未读');
    const list = await openList(app);
    expect(await list.findByRole('link', { name: new RegExp(`林晓将记录 ${row.recordNo} 交接给您`) })).toHaveAttribute(
      'href',
      `/record/record-detail?id=${row.id}`,
    );
  });

  test('the second in a tab sees nothing of the first, however late that is answered', async () => {
    tell('R1');
    tell('R2', NOW, ZHOU);
    tell('R3', NOW + 1, ZHOU);
    const app = await signedIn('/welcome');
    await bell('通知，1 条未读');
    const list = await openList(app);
    await list.findByRole('link', { name: /R1/ });
    const calls = recordCalls();
    const held = deferred<void>();
    server.use(
      http.get(
        `*/api/admin/v1${LIST}`,
        async () => {
          await held.promise;
          return HttpResponse.json({ success: true, data: { list: [], total: 0, unreadCount: 7 } });
        },
        { once: true },
      ),
    );
    later(31_000);
    await waitFor(() => expect(calls).toEqual([`GET ${LIST}`]));
    signInAs(1);
    tellOtherTabs('signed-in');
    await bell('通知，2 条未读');
    expect(screen.queryByRole('dialog', { name: '通知' })).not.toBeInTheDocument();
    held.resolve();
    await expect(screen.findByRole('button', { name: '通知，7 条未读' }, { timeout: 300 })).rejects.toThrow();
  });

  test('nobody is asked for once the operator has signed out', async () => {
    const app = await signedIn('/welcome');
    await bell();
    await app.logOut();
    await screen.findByLabelText('用户名');
    const calls = recordCalls();
    later(600_000);
    await expect(waitFor(() => expect(calls).not.toEqual([]), { timeout: 300 })).rejects.toThrow();
  });

  test('an operator whose sign-in has expired in the background is led to sign-in', async () => {
    const app = await signedIn('/welcome');
    await bell('通知');
    state().sessions.clear();
    later(31_000);
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
    expect(app.address()).toBe('/user/login?redirect=%2Fwelcome');
  });
});
