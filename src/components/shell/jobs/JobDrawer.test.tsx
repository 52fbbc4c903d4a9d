import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '@/contract/job';
import { forgetSession } from '@/session/forget';
import { deferred } from '../../../../tests/deferred';
import { savedFiles } from '../../../../tests/saved-files';
import { openScreen } from '../../../../tests/screen';
import { fault, recordCalls, server } from '../../../../tests/server';
import JobDrawer from './JobDrawer';
import { JobNotices } from './JobNotices';
import { jobStore } from './store';

const files = savedFiles();
const TITLE = '批量添加会员标签';
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
const full = [{ id: '7', label: 'M26010100001', reason: '标签已满' }];
const file = { kind: 'export', action: 'export', fileUrl: '/files/j1', fileName: '会员.csv' } as const;

const pageOf = (list: readonly Job[]) => ({ success: true, data: { list, total: list.length } });
const serveJobs = (...list: Job[]) =>
  server.use(
    fault.json('GET', '/jobs', pageOf(list)),
    ...list.map((one) => fault.json('GET', `/jobs/${one.id}`, { success: true, data: one })),
  );

const show = vi.fn();
function Notices() {
  const [isShowing, setIsShowing] = useState(false);
  const onShow = () => {
    show();
    setIsShowing(true);
  };
  return <JobNotices isShowing={isShowing} onShow={onShow} />;
}

beforeEach(() => {
  show.mockReset();
});

describe('the drawer', () => {
  async function open(...list: Job[]) {
    if (list.length > 0) serveJobs(...list);
    const { user } = openScreen(() => <JobDrawer onClose={() => {}} />, { isEverywhere: true });
    return { user, drawer: within(await screen.findByRole('dialog')) };
  }
  const card = (drawer: ReturnType<typeof within>, text: string) =>
    within(drawer.getByText(text).closest('li') as HTMLElement);

  test('shows progress or result of each job, with its file and failed rows', async () => {
    const calls = recordCalls();
    const { user, drawer } = await open(
      job(),
      job({
        id: 'later',
        kind: 'handover',
        entity: 'handover',
        action: 'start',
        subject: '林晓 → 沈悦',
        state: 'queued',
        startsAt: '2026-11-30T00:00:00+08:00',
      }),
      job({ id: 'partly', action: 'removeTags', state: 'succeeded', done: 19, failed: full }),
      job({ id: 'none', action: 'pause', entity: 'cake', kind: 'sync', state: 'succeeded', done: 1, failed: full }),
      job({ id: 'broken', entity: 'projectLink', action: 'check', state: 'failed', errorMessage: '存储空间不足' }),
      job({ id: 'file', ...file, state: 'succeeded', done: 20 }),
    );
    expect(await drawer.findByRole('progressbar', { name: TITLE })).toHaveAttribute('aria-valuenow', '25');

    const later = card(drawer, '工作交接');
    expect(later.getByText('将于 2026-11-30 00:00:00 开始')).toBeInTheDocument();
    expect(later.getByText('林晓 → 沈悦')).toBeInTheDocument();

    const partly = card(drawer, '成功 18，失败 1：标签已满');
    // Green is only for a job without failed rows.
    expect(partly.getByText('部分失败')).toBeInTheDocument();
    await user.click(partly.getByText('1 条未处理'));
    expect(await partly.findByText('M26010100001')).toBeInTheDocument();
    expect(partly.getByRole('cell', { name: '标签已满' })).toBeInTheDocument();

    // A job in which every row failed has failed; an unknown job (newer server) is named by its kind.
    const none = card(drawer, '数据同步');
    expect(none.getByText('失败')).toBeInTheDocument();
    expect(none.getByText('成功 0，失败 1：标签已满')).toBeInTheDocument();

    const broken = card(drawer, '检测项目链接');
    expect(broken.getByText('失败')).toBeInTheDocument();
    expect(broken.getByText('存储空间不足')).toBeInTheDocument();

    const link = drawer.getByRole('link', { name: /会员.csv/ });
    expect(link).toHaveAttribute('href', '/api/admin/v1/files/j1');
    expect(link).toHaveAttribute('download', '会员.csv');

    // A job scheduled for another day is not polled yet.
    await waitFor(() => expect(calls).toContain('GET /jobs/j1'));
    expect(calls).not.toContain('GET /jobs/later');
  });

  test('cancels an active job', async () => {
    server.use(fault.json('POST', '/jobs/j1/cancel', { success: true, data: job({ state: 'cancelled' }) }));
    const { user, drawer } = await open(job());
    await user.click(await drawer.findByRole('button', { name: `取消任务：${TITLE}` }));
    expect(await drawer.findByText('已取消')).toBeInTheDocument();
    expect(drawer.getByText('已处理 5 / 20 条')).toBeInTheDocument();
  });

  test('shows that jobs failed to load, and loads them again', async () => {
    server.use(fault.status('GET', '/jobs', 500));
    const { user, drawer } = await open();
    expect(await drawer.findByText('列表加载失败')).toBeInTheDocument();
    server.use(fault.json('GET', '/jobs', pageOf([])));
    await user.click(drawer.getByRole('button', { name: '重试' }));
    expect(await drawer.findByText('近 7 天没有任务')).toBeInTheDocument();
  });

  test('says that progress could not be read twice, and reads it on request even if a poll hangs', async () => {
    const { user, drawer } = await open(job());
    const bar = await drawer.findByRole('progressbar', { name: TITLE });
    server.use(fault.status('GET', '/jobs/j1', 500));
    for (const _ of ['first', 'second']) await act(() => jobStore.retry());
    expect(await drawer.findByText('暂时无法读取进度，任务仍在继续')).toBeInTheDocument();
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    server.use(http.get('*/jobs/j1', () => new Promise<never>(() => {})));
    void jobStore.retry();
    serveJobs(job({ done: 10 }));
    await user.click(drawer.getByRole('button', { name: `重新读取进度：${TITLE}` }));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    expect(drawer.queryByText('暂时无法读取进度，任务仍在继续')).not.toBeInTheDocument();
  });
});

describe('the notice', () => {
  const end = (fields: Partial<Job>) => act(() => jobStore.track(job({ state: 'succeeded', done: 20, ...fields })));

  test('shows how a job ended, offers its file, and closes when it opens the drawer', async () => {
    const { user } = openScreen(Notices, { isEverywhere: true });
    end({ ...file, id: 'file' });
    expect(await screen.findByRole('link', { name: '下载文件' })).toHaveAttribute('download', '会员.csv');
    end({ failed: full });
    expect(await screen.findByText('成功 19，失败 1：标签已满')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: '查看任务' });
    await user.click(button);
    expect(show).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  test('saves the file of a small pack at its end, and says what came of it', async () => {
    openScreen(Notices, { isEverywhere: true });
    const pack = { kind: 'codes', action: 'codes', fileUrl: '/files/j1', fileName: '小程序码.zip' } as const;
    server.use(fault.raw('GET', '/files/j1', 'zip', { type: 'application/zip' }));
    const endPack = (id: string, fields: Partial<Job>) =>
      act(() => jobStore.track(job({ ...pack, id, ...fields }), { downloadsAtEnd: true }));
    endPack('saved', { state: 'succeeded' });
    expect(await screen.findByText('已下载：小程序码.zip')).toBeInTheDocument();
    expect(files).toHaveLength(1);
    expect(screen.queryByRole('link', { name: '下载文件' })).not.toBeInTheDocument();
    endPack('canceled', { state: 'cancelled', fileUrl: null });
    expect(await screen.findByText('已取消，文件没有下载')).toBeInTheDocument();
    endPack('failed', { state: 'failed', fileUrl: null, errorMessage: '磁盘已满' });
    expect(await screen.findByText('磁盘已满')).toBeInTheDocument();
    server.use(fault.status('GET', '/files/j1', 500));
    endPack('refused', { state: 'succeeded' });
    expect(await screen.findByRole('link', { name: '下载文件' })).toBeInTheDocument();
    expect(files).toHaveLength(1);
  });

  test('is not shown for a canceled job, or one that a screen shows itself', async () => {
    openScreen(Notices, { isEverywhere: true });
    const stop = jobStore.watch('watched');
    end({ id: 'watched' });
    end({ id: 'canceled', state: 'cancelled' });
    stop();
    end({ id: 'heard', entity: 'projectLink', action: 'check' });
    expect(await screen.findByText('检测项目链接')).toBeInTheDocument();
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});

describe('the store', () => {
  /** Holds back the response to the list of jobs until the test resolves it. */
  function holdList(...list: Job[]) {
    const held = deferred<void>();
    server.use(
      http.get('*/api/admin/v1/jobs', async () => {
        await held.promise;
        return HttpResponse.json(pageOf(list));
      }),
    );
    return held.resolve;
  }

  test('keeps a job that starts or ends while the list loads', async () => {
    serveJobs(job({ id: 'started' }));
    const answer = holdList(job({ id: 'ended' }), job({ id: 'other', state: 'succeeded' }));
    const loaded = jobStore.load();
    jobStore.track(job({ id: 'started' }));
    jobStore.track(job({ id: 'ended', state: 'succeeded' }));
    answer();
    await loaded;
    expect(jobStore.get().map(({ id, state }) => [id, state])).toEqual([
      ['started', 'running'],
      ['ended', 'succeeded'],
      ['other', 'succeeded'],
    ]);
  });

  test('stays empty after the session has ended, whatever response arrives', async () => {
    const answer = holdList(job({ id: 'late' }));
    jobStore.track(job({ state: 'succeeded' }));
    const loaded = jobStore.load();
    forgetSession();
    answer();
    await loaded;
    expect(jobStore.get()).toEqual([]);
  });
});
