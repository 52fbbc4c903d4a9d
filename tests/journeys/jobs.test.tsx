import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { jobStore } from '@/components/jobs/store';
import type { Job } from '@/contract/job';
import { tellOtherTabs } from '@/session/tabs';
import { signedIn, signInAs } from '../app';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { fault, recordCalls, server } from '../server';

const files = savedFiles();

const job = (fields: Partial<Job> = {}): Job => ({
  id: 'j1',
  kind: 'bulk',
  entity: 'member',
  action: 'addTags',
  state: 'running',
  done: 5,
  total: 20,
  failed: [],
  errorMessage: null,
  fileUrl: null,
  fileName: null,
  subject: null,
  createdAt: '2026-11-21T09:00:00+08:00',
  startsAt: null,
  finishedAt: null,
  ...fields,
});

const jobsAre = (...list: Job[]) =>
  server.use(
    fault.json('GET', '/jobs', { success: true, data: { list, total: list.length } }),
    ...list.map((one) => fault.json('GET', `/jobs/${one.id}`, { success: true, data: one })),
  );

async function openJobs() {
  const app = await signedIn('/welcome');
  await app.user.click(screen.getByRole('button', { name: /林晓/ }));
  await chooseEntry(app.user, '我的任务');
  return { ...app, drawer: within(await screen.findByRole('dialog')) };
}

test('a job under way is found again after a reload, and can be cancelled', async () => {
  jobsAre(job());
  server.use(
    http.post('*/api/admin/v1/jobs/j1/cancel', () => {
      jobsAre(job({ state: 'cancelled' }));
      return HttpResponse.json({ success: true, data: job({ state: 'cancelled' }) });
    }),
  );
  const { user, drawer } = await openJobs();
  expect(await drawer.findByText('批量添加会员标签')).toBeInTheDocument();
  expect(drawer.getByRole('progressbar', { name: '批量添加会员标签' })).toHaveAttribute('aria-valuenow', '25');
  await user.click(drawer.getByRole('button', { name: '取消任务：批量添加会员标签' }));
  expect(await drawer.findByText('已取消')).toBeInTheDocument();
  expect(drawer.getByText('已处理 5 / 20 条')).toBeInTheDocument();
});

test('a job of a day to come says when it begins, and is not asked after until then', async () => {
  const calls = recordCalls();
  jobsAre(
    job({
      kind: 'handover',
      entity: 'handover',
      action: 'start',
      state: 'queued',
      done: 0,
      startsAt: '2026-11-30T00:00:00+08:00',
    }),
    job({ id: 'j2', kind: 'linkCheck', entity: 'projectLink', action: 'check' }),
  );
  const { drawer } = await openJobs();
  expect(await drawer.findByText('工作交接')).toBeInTheDocument();
  expect(drawer.getByText(/^将于 2026-11-30 00:00/)).toBeInTheDocument();
  expect(drawer.getByText('检测项目链接')).toBeInTheDocument();
  await waitFor(() => expect(calls).toContain('GET /jobs/j2'));
  expect(calls).not.toContain('GET /jobs/j1');
});

test('the rows that a job left as they were are named, each with its reason', async () => {
  jobsAre(job({ state: 'succeeded', done: 19, failed: [{ id: '7', label: 'M26010100001', reason: '标签已满' }] }));
  const { user, drawer } = await openJobs();
  // Green is for what is done whole.
  expect(await drawer.findByText('部分失败')).toBeInTheDocument();
  expect(drawer.getByText('成功 18，失败 1：标签已满')).toBeInTheDocument();
  await user.click(drawer.getByText('1 条未处理'));
  expect(await drawer.findByText('M26010100001')).toBeInTheDocument();
  expect(drawer.getByRole('cell', { name: '标签已满' })).toBeInTheDocument();
});

test('a job that left every row as it was has failed', async () => {
  const failed = [{ id: '2026-11-20', label: '2026-11-20', reason: '数据还在生成' }];
  jobsAre(job({ kind: 'sync', entity: 'analysis', action: 'visitTrendDay', state: 'succeeded', done: 1, failed }));
  const { drawer } = await openJobs();
  expect(await drawer.findByText('成功 0，失败 1：数据还在生成')).toBeInTheDocument();
  expect(drawer.getByText('失败')).toBeInTheDocument();
});

test('a job that failed as a whole says why', async () => {
  jobsAre(job({ state: 'failed', errorMessage: '存储空间不足' }));
  const { drawer } = await openJobs();
  expect(await drawer.findByText('存储空间不足')).toBeInTheDocument();
  expect(drawer.getByText('失败')).toBeInTheDocument();
});

test('a job that ends while the operator is elsewhere says so there', async () => {
  jobsAre(job());
  await signedIn('/welcome');
  expect(await screen.findByTitle('1 个任务进行中')).toBeInTheDocument();
  jobsAre(
    job({ state: 'succeeded', done: 20, kind: 'export', action: 'export', fileUrl: '/files/j1', fileName: '会员.csv' }),
  );
  const link = await screen.findByRole('link', { name: '下载文件' }, { timeout: 4000 });
  expect(link).toHaveAttribute('href', '/api/admin/v1/files/j1');
  expect(link).toHaveAttribute('download', '会员.csv');
});

test('a file is fetched by the console: why it cannot be had is said, and an expired session leads to sign-in', async () => {
  jobsAre(job({ state: 'succeeded', kind: 'export', action: 'export', fileUrl: '/files/j1', fileName: '会员.csv' }));
  const { user, drawer } = await openJobs();
  const link = await drawer.findByRole('link', { name: /会员.csv/ });
  server.use(fault.json('GET', '/files/j1', { success: false, errorMessage: '文件已过期' }, 404));
  await user.click(link);
  expect(await screen.findByText('文件已过期')).toBeInTheDocument();
  expect(files).toEqual([]);

  server.use(fault.raw('GET', '/files/j1', '编号', { type: 'text/csv' }));
  await user.click(drawer.getByRole('link', { name: /会员.csv/ }));
  await waitFor(() => expect(files).toHaveLength(1));

  server.use(fault.json('GET', '/files/j1', { success: false }, 401));
  await user.click(drawer.getByRole('link', { name: /会员.csv/ }));
  expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
});

test('jobs that cannot be read say so, with a retry that works', async () => {
  server.use(fault.status('GET', '/jobs', 500));
  const { user, drawer } = await openJobs();
  expect(await drawer.findByText('列表加载失败')).toBeInTheDocument();
  server.resetHandlers();
  await user.click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByText('近 7 天没有任务')).toBeInTheDocument();
});

test('progress that cannot be read for a while says so, and is read again on request', async () => {
  jobsAre(job());
  const { user, drawer } = await openJobs();
  const bar = await drawer.findByRole('progressbar', { name: '批量添加会员标签' });
  server.use(fault.status('GET', '/jobs/j1', 500));
  expect(await drawer.findByText('暂时无法读取进度，任务仍在继续')).toBeInTheDocument();
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  jobsAre(job({ done: 10 }));
  await user.click(drawer.getByRole('button', { name: '重新读取进度：批量添加会员标签' }));
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  expect(drawer.queryByText('暂时无法读取进度，任务仍在继续')).not.toBeInTheDocument();
});

test('progress is read again on request though a poll hangs', async () => {
  jobsAre(job());
  const { user, drawer } = await openJobs();
  const bar = await drawer.findByRole('progressbar', { name: '批量添加会员标签' });
  server.use(fault.status('GET', '/jobs/j1', 500));
  const retry = await drawer.findByRole('button', { name: '重新读取进度：批量添加会员标签' });
  const hanging = recordCalls();
  server.use(http.get('*/jobs/j1', () => new Promise<never>(() => {})));
  await waitFor(() => expect(hanging).toContain('GET /jobs/j1'));
  jobsAre(job({ done: 10 }));
  await user.click(retry);
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
});

test('the jobs of one operator are not shown to the next', async () => {
  jobsAre(job());
  const app = await signedIn('/welcome');
  await screen.findByTitle('1 个任务进行中');
  await app.logOut();
  server.resetHandlers();
  await screen.findByLabelText('用户名');
  signInAs(1);
  tellOtherTabs('signed-in');
  expect(await screen.findByText('周宁')).toBeInTheDocument();
  expect(screen.queryByTitle('1 个任务进行中')).not.toBeInTheDocument();
});

/** Holds the first answer to the list of jobs back, whatever it will be by then, until it is let go. */
function lateJobs(...list: Job[]) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.get(
      '*/api/admin/v1/jobs',
      async () => {
        await held;
        return HttpResponse.json({ success: true, data: { list, total: list.length } });
      },
      { once: true },
    ),
  );
  return letGo;
}

test('a job that is started while the others are still read is not lost, nor one that ends meanwhile', async () => {
  const [started, ended] = [job({ id: 'started' }), job({ id: 'ended', state: 'succeeded', done: 20 })];
  jobsAre(started);
  const answer = lateJobs(job({ id: 'ended' }), job({ id: 'other', state: 'succeeded' }));
  await signedIn('/welcome');
  jobStore.track(started);
  jobStore.track(ended);
  answer();
  await waitFor(() => expect(jobStore.get().map(({ id }) => id)).toEqual(['started', 'ended', 'other']));
  expect(screen.getByTitle('1 个任务进行中')).toBeInTheDocument();
});

test('what is answered after a session has ended is nobody’s', async () => {
  const answer = lateJobs(job({ id: 'late' }));
  const app = await signedIn('/welcome');
  await app.logOut();
  await screen.findByLabelText('用户名');
  signInAs(1);
  tellOtherTabs('signed-in');
  expect(await screen.findByText('周宁')).toBeInTheDocument();
  answer();
  await expect(waitFor(() => expect(jobStore.get()).not.toEqual([]), { timeout: 300 })).rejects.toThrow();
});

test('what is said of a job in part gives way to the drawer that it opens', async () => {
  jobsAre(job());
  const { user } = await signedIn('/welcome');
  expect(await screen.findByTitle('1 个任务进行中')).toBeInTheDocument();
  jobsAre(job({ state: 'succeeded', done: 20, failed: [{ id: '7', label: 'M26010100001', reason: '标签已满' }] }));
  await screen.findByText('成功 19，失败 1：标签已满', undefined, { timeout: 4000 });
  await user.click(screen.getByRole('button', { name: '查看任务' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('成功 19，失败 1：标签已满')).toBeInTheDocument();
  // Nothing moves here: what is taken away is still leaving.
  const notice = screen.queryByRole('button', { name: '查看任务' });
  await waitFor(() => expect(!notice?.isConnected || notice.closest('[class*=-leave]')).toBeTruthy());
});
