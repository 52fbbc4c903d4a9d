import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import type { Group } from '@/domain/analysis/groups';
import { openScreen } from '../../../tests/screen';
import { GroupView } from './GroupView';

const head = {
  dimension: '来源',
  columns: [
    { key: 'value', title: '打开次数', unit: 'times' },
    { key: 'share', title: '占比', unit: 'percent' },
  ],
} as const;
const group = (label: string, value: number): Group => ({ key: label, label, value });
const settled = { error: undefined, reload: () => {} };
const period = { granularity: 'day', from: '2026-11-18', before: '2026-11-19' } as const;

function openGroups(groups: readonly Group[], path = '/', compared?: readonly Group[]) {
  return openScreen(
    () => (
      <GroupView
        param="source"
        name="访问来源"
        period={period}
        head={head}
        groups={groups}
        compared={compared}
        read={settled}
        kind="rankedBar"
        top={10}
      />
    ),
    { path },
  ).user;
}
const rows = () =>
  within(screen.getByRole('table', { name: /^访问来源/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('draws the largest ten groups, combines the others, and draws all on demand', async () => {
  // 130 + 120 + … + 10 = 910; the last three have 60.
  const user = openGroups(Array.from({ length: 13 }, (_, index) => group(`来源${index + 1}`, 130 - index * 10)));
  const chart = await screen.findByRole('img', { name: /^访问来源，.*共 13 项，最多的是来源1，130 次/ });
  await waitFor(() => expect(chart).toHaveTextContent('其余 3 项'));
  expect(chart).toHaveTextContent('60 次 · 6.6%');
  await user.click(screen.getByRole('combobox', { name: '显示项数: 访问来源' }));
  await user.click(await screen.findByTitle('全部 13 项'));
  expect(history.location.search).toBe('?sourceRows=all');
  await waitFor(() => expect(screen.getByRole('img', { name: /^访问来源/ })).toHaveTextContent('来源13'));
  expect(screen.getByRole('img', { name: /^访问来源/ })).not.toHaveTextContent('其余');
});

test('lists each group with its share, and beside it another period with the change in percentage points', () => {
  openGroups([group('会话', 100), group('其他', 60), group('扫码', 40)], '/?sourceView=table', [
    group('会话', 30),
    group('搜索', 30),
  ]);
  expect(rows()).toEqual([
    '来源打开次数占比对比期打开次数对比期占比占比变化',
    '会话100 次50.0%30 次50.0%持平',
    // A group without a counterpart is compared with 0.
    '其他60 次30.0%0 次0.0%上升 30.0 个百分点',
    '扫码40 次20.0%0 次0.0%上升 20.0 个百分点',
  ]);
});

test('shows an empty state when there are no groups', () => {
  openGroups([]);
  expect(screen.getByText('这段时间没有数据')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^重\s?试/ })).not.toBeInTheDocument();
});
