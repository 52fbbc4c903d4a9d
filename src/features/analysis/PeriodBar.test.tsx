import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import type { PeriodRules } from '@/domain/period/query';
import { singleDayRules, trendRules } from '@/domain/period/rules';
import { openScreen } from '../../../tests/screen';
import { PeriodBar } from './PeriodBar';
import { usePeriod } from './usePeriod';

const url = () => history.location.pathname + history.location.search;

const dayRules = trendRules('day');
type Props = { rules?: PeriodRules; newest?: string };

const Bar = ({ rules = dayRules, newest }: Props) => <PeriodBar view={usePeriod(rules, newest)} />;

function openBar(path: string, props: Props = {}) {
  return openScreen(() => <Bar {...props} />, { path }).user;
}

test('writes period and comparison into the URL, keeps other parameters, and Back undoes the last change', async () => {
  const user = openBar('/?view=table');
  expect(screen.getByText('2026-10-22 至 2026-11-20，共 30 天')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '近 7 天' }));
  expect(screen.getByText('2026-11-14 至 2026-11-20，共 7 天')).toBeInTheDocument();
  expect(url()).toBe('/?view=table&last=7');
  await user.click(screen.getByRole('combobox', { name: '对比' }));
  await user.click(await screen.findByTitle('去年同期'));
  expect(await screen.findByText(/对比：2025-11-15 至 2025-11-21/)).toBeInTheDocument();
  expect(url()).toBe('/?view=table&last=7&compare=year');
  act(() => history.back());
  await waitFor(() => expect(screen.queryByText(/对比：2025/)).not.toBeInTheDocument());
  expect(url()).toBe('/?view=table&last=7');
});

test('lists invalid URL parameters, and what it shows instead', () => {
  openBar('/?from=2026-11-10&before=2026-11-30&compare=x');
  const note = within(screen.getByText('网址中的时段或选项无法使用').closest('.ant-alert') as HTMLElement);
  expect(note.getByText('日期尚未结束，没有数据，已改为 2026-10-22 至 2026-11-20，共 30 天。')).toBeInTheDocument();
  expect(note.getByText('对比方式无法识别，已改为 不对比。')).toBeInTheDocument();
});

test('ends with today when figures include it, and notes that they still change', () => {
  openBar('/?last=7', { rules: { ...dayRules, until: 'today' } });
  expect(screen.getByText('今天的数据仍在变化')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '今天' })).toBeInTheDocument();
});

test('moves on to the next day at midnight in business time', () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T23:59:30+08:00'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  openBar('/?last=7', { rules: { ...dayRules, until: 'today' } });
  expect(screen.getByText('2026-11-15 至 2026-11-21，共 7 天')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-16 至 2026-11-22，共 7 天')).toBeInTheDocument();
});

test('shows the newest day with figures instead of yesterday, and compares it with the same weekday', async () => {
  const user = openBar('/', { rules: singleDayRules, newest: '2026-11-19' });
  expect(screen.getByRole('radio', { name: '最新（11-19）' })).toBeChecked();
  expect(screen.getByText('昨天没有数据，显示最新一天')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: '对比' }));
  await user.click(await screen.findByTitle('上周同日'));
  expect(await screen.findByText(/对比：2026-11-12/)).toBeInTheDocument();
});

test('applies a typed range on Enter and on blur, and explains why one is refused', async () => {
  const user = openBar('/');
  const [start, end] = [screen.getByLabelText('自选日期：开始'), screen.getByLabelText('自选日期：结束')];
  const enter = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.paste(text);
    await user.click(document.body);
  };
  await enter(start, '2026/11/1');
  await waitFor(() => expect(url()).toBe('/?from=2026-11-01&before=2026-11-21'));
  await user.clear(end);
  await user.paste('20261110');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/?from=2026-11-01&before=2026-11-11'));
  await enter(end, '昨天');
  expect(await screen.findByRole('alert')).toHaveTextContent('请按 2026-01-31 的格式填写日期');
  expect(end).toHaveValue('昨天');
  // A day that does not exist, which begins like one that does.
  await user.clear(end);
  await user.paste('2026-11-3');
  await user.keyboard('1');
  await user.click(document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('请按 2026-01-31 的格式填写日期');
  expect(end).toHaveValue('2026-11-31');
  expect(url()).toBe('/?from=2026-11-01&before=2026-11-11');
  await enter(end, '2027-1-1');
  expect(await screen.findByRole('alert')).toHaveTextContent('可选 2017-01-01 至 2026-11-20，最多');
  expect(url()).toBe('/?from=2026-11-01&before=2026-11-11');
});

test('disables days before 2017, when mini programs started', async () => {
  const user = openBar('/?from=2017-01-02&before=2017-01-03');
  await user.click(screen.getByLabelText('自选日期：开始'));
  expect(await screen.findByTitle('2016-12-31')).toHaveClass('ant-picker-cell-disabled');
  expect(screen.getByTitle('2017-01-01')).not.toHaveClass('ant-picker-cell-disabled');
});
