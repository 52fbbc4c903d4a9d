import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { isOpen } from '@/domain/record-status';
import { postToOtherTabs } from '@/session/tabs';
import { DAY_MS, iso } from '../../mock/clock';
import { notify } from '../../mock/notification/notify';
import { reportLeases } from '../../mock/report/table';
import { state } from '../../mock/state';
import { NOW, open, signedIn, signInAs } from '../app';
import { sessionCookie } from '../contract/mock/server';
import { deferred } from '../deferred';
import { later } from '../later';
import { readListTotal } from '../list-total';
import { recordCalls, server } from '../server';

const [LIN, ZHOU] = ['1', '2'];
const LIST = '/notifications';
/** A page without rows; the bell is in the header. */
const PATH = '/exception';
const full = { shell: 'full' } as const;

beforeEach(() => {
  state().world.notifications = [];
  // Move all deadlines too far ahead for a notification.
  for (const row of state().world.followUps) if (row.status === 'pending') row.dueAt = '2026-12-01T23:59:59+08:00';
});

const findRecord = () => {
  const [row] = state().world.records;
  if (!row) throw new Error('the world has no record');
  return row;
};
const tell = (label: string, at = NOW - 60_000, operatorId = LIN) =>
  notify(operatorId, { kind: 'redFlag', entityType: 'record', entityId: findRecord().id, label }, { at });

const bell = (name: string | RegExp = /^通知/) => screen.findByRole('button', { name });
type App = Awaited<ReturnType<typeof signedIn>>;

async function openList({ user }: App) {
  await user.click(await bell());
  return within(await screen.findByRole('dialog', { name: '通知' }));
}

/** Assigns open work of a kind to the first operator. @returns the rows */
const assign = {
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
    for (const row of state().world.reports) if (row.status === 'reviewing') row.status = 'approved';
    const rows = state().world.reports.slice(0, 2);
    for (const row of rows) {
      Object.assign(row, { status: 'reviewing', reviewerId: LIN });
      reportLeases.give(row.id, { operator: { id: LIN, name: '林晓' }, windowId: null }, NOW);
    }
    return rows;
  },
};

test('a notification of several entities opens the list of those that are still open', async () => {
  const kinds = [
    ['followUp', '项随访', '/data/follow-tracks'],
    ['record', '条记录', '/record/record-list'],
    ['report', '份报告', '/data/report-list'],
  ] as const;
  const expected = kinds.map(([entityType, unit, path]) => {
    const rows = assign[entityType]();
    if (entityType === 'followUp') Object.assign(rows[0] ?? {}, { dueAt: iso(NOW - DAY_MS) });
    for (const { id } of rows)
      notify(LIN, { kind: 'handover', entityType, entityId: id, label: id }, { byName: '周宁', at: NOW - 60_000 });
    return { title: `周宁将 ${rows.length} ${unit}交接给您`, path, total: rows.length };
  });
  const list = await openList(await signedIn(PATH, full));
  const cookie = await sessionCookie();
  for (const { title, path, total } of expected) {
    const href = (await list.findByRole('link', { name: new RegExp(title) })).getAttribute('href') ?? '';
    expect(href.split('?')[0]).toBe(path);
    expect(await readListTotal(href, cookie), href).toBe(total);
  }
});

test('shows a handover by another operator while the console is open', async () => {
  const row = findRecord();
  signInAs(1);
  const app = await open(PATH, full);
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

test('the second operator of a tab sees nothing of the first, not even from a late response', async () => {
  tell('R1');
  tell('R2', NOW, ZHOU);
  tell('R3', NOW + 1, ZHOU);
  const app = await signedIn(PATH, full);
  await bell('通知，1 条未读');
  const list = await openList(app);
  await list.findByRole('link', { name: /R1/ });
  const calls = recordCalls();
  const held = deferred<void>();
  const page = { list: [], total: 0, unreadCount: 7 };
  const answerLate = async () => {
    await held.promise;
    return HttpResponse.json({ success: true, data: page });
  };
  server.use(http.get(`*/api/admin/v1${LIST}`, answerLate, { once: true }));
  later(31_000);
  await waitFor(() => expect(calls).toEqual([`GET ${LIST}`]));
  signInAs(1);
  postToOtherTabs('signed-in');
  await bell('通知，2 条未读');
  expect(screen.queryByRole('dialog', { name: '通知' })).not.toBeInTheDocument();
  held.resolve();
  // The next poll of the second operator is answered after the late response.
  tell('R4', Date.now(), ZHOU);
  later(31_000);
  await bell('通知，3 条未读');
  expect(screen.queryByRole('button', { name: '通知，7 条未读' })).not.toBeInTheDocument();
});

test('a poll that finds the session expired opens the login page, where polling stops', async () => {
  const app = await signedIn(PATH, full);
  await bell('通知');
  state().sessions.clear();
  later(31_000);
  await screen.findByLabelText('用户名');
  expect(app.address()).toBe('/user/login?redirect=%2Fexception');
  const calls = recordCalls();
  later(600_000);
  // A poll would start within these ticks.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
});
