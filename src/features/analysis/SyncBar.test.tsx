import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import type { Job } from '@/contract/job';
import { openScreen } from '../../../tests/screen';
import { fault, server } from '../../../tests/server';
import { SyncBar } from './SyncBar';

const period = { from: '2026-11-14', before: '2026-11-21' };
const status = {
  report: 'visitTrendDay',
  oldest: '2025-11-01',
  newest: '2026-11-20',
  lastSyncedAt: '2026-11-21T08:30:00+08:00',
  state: 'ready',
  reason: null as string | null,
  failed: [] as string[],
};
const answerStatus = (changes: Partial<typeof status>) =>
  server.use(fault.json('GET', '/analysis/status', { success: true, data: [{ ...status, ...changes }] }));
const job: Job = {
  id: 'j1',
  kind: 'sync',
  entity: 'analysis',
  action: 'visitTrendDay',
  state: 'running',
  done: 0,
  total: 7,
  failed: [],
  errorMessage: null,
  fileUrl: null,
  fileName: null,
  subject: null,
  createdAt: '2026-11-21T09:30:00+08:00',
  startsAt: null,
  finishedAt: null,
};

function openBar(missing: readonly Missing[] = [], { hidesGaps = false } = {}) {
  const onEnd = vi.fn();
  const props = { period, missing, hidesGaps, onEnd };
  const { user } = openScreen(() => <SyncBar report="visitTrendDay" granularity="day" {...props} />);
  return { user, onEnd };
}
const gaps: Missing[] = [
  { refDate: '2026-11-14', reason: 'failed' },
  { refDate: '2026-11-15', reason: 'notProvided' },
  { refDate: '2026-11-16', reason: 'notProvided' },
  { refDate: '2026-11-20', reason: 'generating' },
];

test('lists each gap of the period once, failed days outside it, and why the sync failed', async () => {
  const failed = ['2026-10-02', '2026-10-03', '2026-10-05', '2026-10-09'];
  answerStatus({ state: 'failed', reason: 'quotaExceeded', failed });
  openBar(gaps);
  await screen.findByText('今日接口调用次数已达上限，明天可重新同步。');
  expect(
    screen.getByText('缺 4 天：2026-11-14、2026-11-20（生成中）、2026-11-15 至 2026-11-16（微信未提供）'),
  ).toBeInTheDocument();
  expect(screen.getByText('其他日期同步失败：2026-10-02、2026-10-03、2026-10-05…')).toBeInTheDocument();
});

test('lists no gaps when the screen already explains them', async () => {
  answerStatus({ state: 'generating' });
  openBar(gaps.slice(-1), { hidesGaps: true });
  await screen.findByText(/上次同步|最近同步|同步于/);
  expect(screen.queryByText(/缺 1 天/)).not.toBeInTheDocument();
});

test('shows unknown states and reasons (newer server) as they are', async () => {
  answerStatus({ state: 'paused', reason: 'maintenance', lastSyncedAt: null as never });
  openBar();
  expect(await screen.findByText('未知（paused）')).toBeInTheDocument();
  expect(screen.getByText('未知（maintenance）')).toBeInTheDocument();
});

test('starts one job for a double click, and reloads the figures when it ends', async () => {
  answerStatus({});
  const bodies: unknown[] = [];
  let now = job;
  server.use(
    http.post('*/api/admin/v1/analysis/sync', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: now });
    }),
    http.get('*/api/admin/v1/jobs/j1', () => HttpResponse.json({ success: true, data: now })),
  );
  const { user, onEnd } = openBar();
  await user.dblClick(screen.getByRole('button', { name: /重新同步/ }));
  await screen.findByText('同步已开始，完成后自动刷新。');
  expect(bodies).toEqual([{ report: 'visitTrendDay', ...period }]);
  expect(onEnd).not.toHaveBeenCalled();
  now = { ...job, state: 'succeeded', done: 7, finishedAt: '2026-11-21T09:30:02+08:00' };
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1), { timeout: 3000 });
});
