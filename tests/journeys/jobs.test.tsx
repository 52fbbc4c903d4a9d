import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Job } from '@/contract/job';
import { signedIn } from '../app';
import { chooseEntry } from '../menu';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

const files = savedFiles();
const PATH = '/exception';

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
const exported = { kind: 'export', action: 'export', fileUrl: '/files/j1', fileName: '会员.csv' } as const;

const serveJobs = (...list: Job[]) =>
  server.use(
    fault.json('GET', '/jobs', { success: true, data: { list, total: list.length } }),
    ...list.map((one) => fault.json('GET', `/jobs/${one.id}`, { success: true, data: one })),
  );

const openConsole = () => signedIn(PATH, { shell: 'full' });
async function openJobs() {
  const app = await openConsole();
  await app.user.click(screen.getByRole('button', { name: /林晓/ }));
  await chooseEntry(app.user, '我的任务');
  return { ...app, drawer: within(await screen.findByRole('dialog')) };
}

test('a job that ends while the operator is on another page is announced there with its file', async () => {
  serveJobs(job());
  await openConsole();
  expect(await screen.findByTitle('1 个任务进行中')).toBeInTheDocument();
  serveJobs(job({ ...exported, state: 'succeeded', done: 20 }));
  const link = await screen.findByRole('link', { name: '下载文件' });
  expect(link).toHaveAttribute('href', '/api/admin/v1/files/j1');
  expect(screen.queryByTitle('1 个任务进行中')).not.toBeInTheDocument();
});

test('a download shows the reason of a failure, and opens the login page when the session has expired', async () => {
  serveJobs(job({ ...exported, state: 'succeeded' }));
  const { user, drawer } = await openJobs();
  const link = await drawer.findByRole('link', { name: /会员.csv/ });
  server.use(fault.json('GET', '/files/j1', { success: false, errorMessage: '文件已过期' }, 404));
  await user.click(link);
  expect(await screen.findByText('文件已过期')).toBeInTheDocument();
  // The page of a proxy is not the file.
  server.use(fault.raw('GET', '/files/j1', '<h1>sign in</h1>', { type: 'text/html' }));
  await user.click(link);
  expect(await screen.findByText('服务器返回的内容无法识别，请重试。')).toBeInTheDocument();
  expect(files).toEqual([]);

  server.use(fault.raw('GET', '/files/j1', '编号', { type: 'text/csv' }));
  await user.click(drawer.getByRole('link', { name: /会员.csv/ }));
  await waitFor(() => expect(files).toHaveLength(1));

  server.use(fault.json('GET', '/files/j1', { success: false }, 401));
  await user.click(drawer.getByRole('link', { name: /会员.csv/ }));
  expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
});
