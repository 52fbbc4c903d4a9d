import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { openScreen } from '../../../tests/screen';
import { zhCN } from '../../../tests/texts';
import { LogTimeline } from './LogTimeline';

const { log: t } = zhCN;

type Entry = { id: string };
const read = vi.fn<(current: number) => Promise<{ list: Entry[]; total: number }>>();
const entries = (...ids: string[]) => ids.map((id) => ({ id }));

beforeEach(() => {
  read.mockReset();
});

const openLog = () =>
  openScreen(() => <LogTimeline<Entry> of={['log']} label="日志" read={read} render={({ id }) => `第 ${id} 条`} />);
const shown = () => screen.getAllByText(/^第 \d 条$/).map(({ textContent }) => textContent);

test('shows an entry only once after a newer one has pushed it to the next page', async () => {
  read
    .mockResolvedValueOnce({ list: entries('3', '2'), total: 3 })
    .mockResolvedValueOnce({ list: entries('2', '1'), total: 4 });
  openLog();
  await screen.findByText('第 1 条');
  expect(shown()).toEqual(['第 3 条', '第 2 条', '第 1 条']);
});

test('keeps its entries when older ones fail to load, and retries', async () => {
  read
    .mockResolvedValueOnce({ list: entries('2'), total: 2 })
    .mockRejectedValueOnce(new AppError('network'))
    .mockResolvedValueOnce({ list: entries('1'), total: 2 });
  openLog();
  fireEvent.click(await screen.findByRole('button', { name: /重 ?试/ }));
  await screen.findByText('第 1 条');
  expect(shown()).toEqual(['第 2 条', '第 1 条']);
  expect(read.mock.calls).toEqual([[1], [2], [2]]);
});

test('shows an empty state for an empty log, and an error for one that failed to load', async () => {
  read.mockRejectedValueOnce(new AppError('network')).mockResolvedValueOnce({ list: [], total: 0 });
  openLog();
  const retry = await screen.findByRole('button', { name: /重 ?试/ });
  expect(screen.queryByText(t.empty)).not.toBeInTheDocument();
  fireEvent.click(retry);
  expect(await screen.findByText(t.empty)).toBeInTheDocument();
});
