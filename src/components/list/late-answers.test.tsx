import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import type { ReadOptions } from '@/services/http';
import { deferred } from '../../../tests/deferred';
import { click } from '../testing/events';
import { button, findRow, makeRows, names, openList, type Query, type Row } from './testing/open-list';
import type { ListAnswer } from './useListData';

/** Opens a list whose responses the test resolves. */
function openSlowList() {
  const calls: { query: Query; signal: AbortSignal | undefined; answer: (list: Row[]) => Promise<void> }[] = [];
  const service = (query: Query, { signal }: ReadOptions) => {
    const { promise, resolve } = deferred<ListAnswer<Row>>();
    const answer = (list: Row[]) => act(async () => resolve({ list, total: list.length === 0 ? 0 : 35 }));
    calls.push({ query, signal, answer });
    return promise;
  };
  openList({ service });
  const findCall = async (index: number) => {
    await waitFor(() => expect(calls).toHaveLength(index + 1));
    return calls[index] as (typeof calls)[number];
  };
  return { findCall };
}
const rows = makeRows(35);

test('shows the response to the latest request, however late an earlier one arrives', async () => {
  const { findCall } = openSlowList();
  const first = await findCall(0);
  act(() => history.push('/?current=2'));
  const second = await findCall(1);
  expect(first.signal?.aborted).toBe(true);
  await second.answer(rows.slice(10, 20));
  await waitFor(() => expect(names()[0]).toBe('A11'));
  await first.answer(rows.slice(0, 10));
  expect(names()[0]).toBe('A11');
});

test('shows the page of the URL after Back during a load, whatever the response to the load', async () => {
  const { findCall } = openSlowList();
  await (await findCall(0)).answer(rows.slice(0, 10));
  await findRow('A01');
  act(() => history.push('/?status=off'));
  const second = await findCall(1);
  expect(names()).toEqual([]);
  act(() => history.back());
  await findRow('A01');
  await second.answer(rows.slice(20, 30));
  expect(names()[0]).toBe('A01');
});

test('keeps its rows while another page loads, and shows none while another filter loads', async () => {
  const { findCall } = openSlowList();
  const first = await findCall(0);
  expect(screen.getByText('正在加载')).toBeInTheDocument();
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
  await first.answer(rows.slice(0, 10));
  await findRow('A01');
  act(() => history.push('/?current=2'));
  const second = await findCall(1);
  expect(names()[0]).toBe('A01');
  await second.answer(rows.slice(10, 20));
  await waitFor(() => expect(names()[0]).toBe('A11'));

  act(() => history.push('/?status=off'));
  const third = await findCall(2);
  await waitFor(() => expect(names()).toEqual([]));
  expect(screen.getByText('正在加载')).toBeInTheDocument();
  await third.answer([]);
  expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
});

test('keeps its rows when a refresh fails, shows their time, and retries without losing the focus', async () => {
  vi.setSystemTime('2026-11-24T01:30:00Z');
  const { service } = openList({ rows: makeRows(12) });
  await findRow('A01');
  service.mockRejectedValueOnce(new AppError('http', { status: 500 }));
  vi.setSystemTime('2026-11-24T01:45:00Z');
  await click(button('刷新'));
  expect((await screen.findByText('刷新失败，以下为 09:30 的内容')).closest('[role=status]')).not.toBeNull();
  expect(names()).toHaveLength(10);
  expect(screen.queryByText('列表加载失败')).not.toBeInTheDocument();
  // Shown once, above the rows.
  expect(service.mock.lastCall?.[1]).toMatchObject({ errors: 'inline' });
  expect(screen.getAllByText('网络错误')).toHaveLength(1);

  service.mockRejectedValueOnce(new AppError('http', { status: 500 }));
  vi.setSystemTime('2026-11-25T01:45:00Z');
  await click(button('重试'));
  expect(await screen.findByText('刷新失败，以下为 2026-11-24 09:30 的内容')).toBeInTheDocument();
  expect(button('重试')).toHaveFocus();

  await click(button('重试'));
  await waitFor(() => expect(screen.queryByText(/刷新失败/)).not.toBeInTheDocument());
  expect(names()).toHaveLength(10);
  expect(document.body).not.toHaveFocus();

  // Another page has another query key, so rows of this page are not shown for it.
  service.mockRejectedValueOnce(new AppError('http', { status: 500 }));
  act(() => history.push('/?current=2'));
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  expect(names()).toEqual([]);
  vi.useRealTimers();
});

test('shows neither rows nor an empty state for an error, and retries without losing the focus', async () => {
  const { service } = openList({ rows: makeRows(12) });
  await findRow('A01');
  service.mockRejectedValueOnce(new AppError('http', { status: 500 }));
  act(() => history.push('/?sort=-count'));
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  // In place of the rows, and in no message besides.
  expect(document.querySelector('.ant-message-notice')).toBeNull();
  expect(names()).toEqual([]);
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
  await click(button('重试'));
  await findRow('A01');
  expect(document.body).not.toHaveFocus();

  // The list also shows an error that no toast shows.
  service.mockRejectedValueOnce(new AppError('business', { showType: 0 }));
  act(() => history.push('/?status=off'));
  expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
  expect(names()).toEqual([]);
  expect(screen.queryByText('没有符合条件的数据')).not.toBeInTheDocument();
});

test('does not show a cancelled request as an error', async () => {
  const service = vi.fn().mockRejectedValue(new AppError('cancelled'));
  openList({ service });
  await waitFor(() => expect(service).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(screen.queryByText('列表加载失败')).not.toBeInTheDocument();
  expect(screen.getByText('正在加载')).toBeInTheDocument();
});
