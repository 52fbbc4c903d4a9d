import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { expireReads } from '@/services/query-client';
import { click, leave, write } from '../testing/events';
import type { FilterField } from './fields';
import { button, findRow, header, keyword, mobile, names, openList, status, url } from './testing/open-list';

const statusInput = () => screen.getByRole('combobox', { name: '状态' }).closest('.ant-select');
const moreFilters = () => screen.getByRole('button', { name: /更多筛选/ });
const count: FilterField = { kind: 'numbers', names: ['min', 'max'], label: '数量范围', min: 0, max: 100, unit: '个' };

test('shows the filter of the URL in rows and inputs, and in chips while the inputs are hidden', async () => {
  const { service } = openList({ at: '/?status=off&sort=-name&pageSize=20' });
  await waitFor(() => expect(names()).toHaveLength(11));
  expect(names().slice(0, 3)).toEqual(['A33', 'A30', 'A27']);
  expect(service.mock.calls[0]?.[0]).toEqual({ current: 1, pageSize: 20, sort: '-name', status: 'off' });
  expect(screen.getByText('更多筛选（已用 1 项）')).toBeInTheDocument();
  expect(screen.getByText(/状态: 停用/)).toBeInTheDocument();
  await click(moreFilters());
  expect(statusInput()).toHaveTextContent('停用');
  expect(screen.queryByText(/状态: 停用/)).not.toBeInTheDocument();
  await click(moreFilters());
  await click(screen.getByLabelText('移除筛选：状态'));
  await waitFor(() => expect(names()).toHaveLength(20));
  expect(url()).toBe('/?sort=-name&pageSize=20');
});

test('keeps unrelated URL parameters, and removes a personal one', async () => {
  const others = 'id=7&projectId=3&from=2026-10-01';
  const { service } = openList({ at: `/?${others}&sort=-name&current=2&mobile=14000000000` });
  await findRow('A25');
  expect(service.mock.calls[0]?.[0]).not.toHaveProperty('mobile');
  await click(screen.getByTitle('3'));
  await findRow('A15');
  expect(url()).toBe(`/?${others}&sort=-name&current=3`);
});

test('filters as soon as an option is selected, and Back removes the filter', async () => {
  const { user } = openList();
  await findRow('A01');
  await click(moreFilters());
  await user.click(screen.getByRole('combobox', { name: '状态' }));
  await user.click(await screen.findByTitle('停用'));
  await waitFor(() => expect(names()[0]).toBe('A03'));
  expect(url()).toBe('/?status=off');
  expect(statusInput()).toHaveTextContent('停用');
  act(() => history.back());
  await findRow('A01');
  expect(url()).toBe('/');
  expect(statusInput()).not.toHaveTextContent('停用');
});

test('keeps a personal filter out of URL, history and storage, applies it to later requests, and drops it on leaving', async () => {
  const { user, service } = openList({ at: '/other' });
  act(() => history.push('/'));
  await findRow('A01');
  service.mockClear();
  await write(screen.getByLabelText('手机号'), '1380');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(service).toHaveBeenCalledTimes(1));
  expect(url()).toBe('/');
  act(() => header('数量').click());
  await waitFor(() => expect(url()).toBe('/?sort=-count'));
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
  expect(service.mock.calls.every(([query]) => query.mobile === '1380')).toBe(true);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.location])).not.toContain('1380');

  act(() => history.back());
  await waitFor(() => expect(url()).toBe('/'));
  act(() => history.back());
  await waitFor(() => expect(url()).toBe('/other'));
  act(() => history.push('/'));
  expect(await screen.findByLabelText('手机号')).toHaveValue('');
});

test('keeps free text that may name a person out of the URL', async () => {
  const { user, service } = openList({ fields: [{ ...keyword, isPrivate: true } as FilterField] });
  await findRow('A01');
  await write(screen.getByLabelText('关键词'), 'A07');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['A07']));
  expect(url()).toBe('/');
  expect(service.mock.lastCall?.[0]).toMatchObject({ keyword: 'A07' });
});

test('reports an invalid filter on its field without loading, and unfolds the field when another filter applies', async () => {
  const { user, service } = openList({ fields: [count, mobile] });
  await findRow('A01');
  service.mockClear();
  await write(screen.getByLabelText('手机号'), '12');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入 4 或 11 位'));
  expect(screen.getByLabelText('手机号')).toBeInvalid();
  await write(screen.getByLabelText('手机号'), '');

  await click(moreFilters());
  await write(screen.getByLabelText('数量范围 最小'), '50');
  await write(screen.getByLabelText('数量范围 最大'), '20');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('数量范围 最大')).toHaveAccessibleDescription('最小值不能大于最大值'),
  );
  await click(moreFilters());
  expect(screen.queryByLabelText('数量范围 最大')).not.toBeInTheDocument();
  await write(screen.getByLabelText('手机号'), '1380');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('最小值不能大于最大值')).toBeInTheDocument();
  expect(service).not.toHaveBeenCalled();
});

test('keeps unapplied input when a chip is removed', async () => {
  const { service } = openList({ at: '/?status=on' });
  await findRow('A01');
  await write(screen.getByLabelText('手机号'), '1380');
  await click(screen.getByLabelText('移除筛选：状态'));
  await waitFor(() => expect(url()).toBe('/'));
  expect(screen.getByLabelText('手机号')).toHaveValue('1380');
  await waitFor(() =>
    expect(service.mock.lastCall?.[0]).toEqual({ current: 1, mobile: '1380', pageSize: 10, sort: 'name' }),
  );
});

const days: FilterField = { kind: 'days', names: ['from', 'before'], label: '日期', always: true };
const dayInput = (end: '开始' | '结束') => screen.getByRole('textbox', { name: `日期：${end}` });

test('applies both ends of a range as entered, a longer text after a shorter one, and each end cleared', async () => {
  const { user } = openList({ fields: [days] });
  await findRow('A01');
  await write(dayInput('开始'), '2026年3月1日');
  expect(dayInput('开始')).toHaveValue('2026年3月1日');
  await user.keyboard('{Tab}');
  expect(dayInput('结束')).toHaveFocus();
  for (const text of ['2026-3-1', '2026-3-12']) await write(dayInput('结束'), text);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/?from=2026-03-01&before=2026-03-13'));
  await write(dayInput('结束'), '');
  await leave();
  await waitFor(() => expect(url()).toBe('/?from=2026-03-01'));
  expect(dayInput('开始')).toHaveValue('2026-03-01');
});

test('keeps text that is not a day, reports it, and filters by neither end until it is fixed', async () => {
  const { user, service } = openList({ fields: [days] });
  await findRow('A01');
  service.mockClear();
  await write(dayInput('开始'), '明天');
  await write(dayInput('结束'), '2026-3-12');
  await leave();
  await waitFor(() => expect(dayInput('开始')).toHaveAccessibleDescription('请按 2026-01-31 的格式填写日期'));
  expect(dayInput('开始')).toHaveValue('明天');
  expect(service).not.toHaveBeenCalled();
  await write(dayInput('开始'), '2026-3-20');
  await user.keyboard('{Enter}');
  // The earlier day becomes the first.
  await waitFor(() => expect(url()).toBe('/?from=2026-03-12&before=2026-03-21'));

  // A day that does not exist, which begins like one that does.
  for (const text of ['2026-09-3', '2026-09-31']) await write(dayInput('开始'), text);
  await user.keyboard('{Tab}');
  await leave();
  await waitFor(() => expect(dayInput('开始')).toBeInvalid());
  expect(dayInput('开始')).toHaveValue('2026-09-31');
  expect(url()).toBe('/?from=2026-03-12&before=2026-03-21');
  await click(button('重置'));
  await waitFor(() => expect(url()).toBe('/'));
  expect(dayInput('开始')).toHaveValue('');
  expect(dayInput('开始')).toBeValid();
});

test('filters by one picked day when the other end is left open', async () => {
  const { user } = openList({ fields: [days] });
  await findRow('A01');
  await user.click(dayInput('开始'));
  await user.click(await screen.findByTitle('2026-11-09'));
  await user.click(screen.getByRole('heading', { name: '列表' }));
  if (dayInput('结束') === document.activeElement) await user.click(screen.getByRole('heading', { name: '列表' }));
  await waitFor(() => expect(url()).toBe('/?from=2026-11-09'));
});

test('lists the URL conditions that it ignores', async () => {
  openList({ at: '/?status=gone&min=50&max=20', fields: [status, count] });
  await findRow('A01');
  const note = screen.getByText('网址中的筛选条件无法使用').closest('[role=note]');
  expect(note).toHaveTextContent('“状态”的值无法识别');
  expect(note).toHaveTextContent('“数量范围”的起止颠倒');
});

test('offers to clear filters that match nothing', async () => {
  openList({ at: '/?keyword=zz' });
  expect(await screen.findByText('没有符合条件的数据')).toBeInTheDocument();
  await click(screen.getByRole('button', { name: '清除筛选' }));
  await findRow('A01');
  expect(url()).toBe('/');
});

test('filters by a default until it is cleared, and again after a reset', async () => {
  const owner: FilterField = {
    kind: 'assignee',
    name: 'owner',
    label: '跟进人',
    none: '未分配',
    always: true,
    defaults: { owner: 'me' },
  };
  const { service } = openList({ fields: [owner] });
  await findRow('A01');
  expect(service.mock.lastCall?.[0]).toMatchObject({ owner: 'me' });
  await click(screen.getByText('全部'));
  await waitFor(() => expect(url()).toBe('/?owner='));
  await waitFor(() => expect(service.mock.lastCall?.[0]).not.toHaveProperty('owner'));
  expireReads();
  await click(button('重置'));
  await waitFor(() => expect(url()).toBe('/'));
  await waitFor(() => expect(service.mock.lastCall?.[0]).toMatchObject({ owner: 'me' }));
});

test('shows labels of server options, drops a filter whose owner is removed, and shows an unknown option as such', async () => {
  const readVersions = vi.fn(async (project: string) => [{ value: `${project}1`, label: `版本 ${project}` }]);
  const fields: FilterField[] = [
    {
      kind: 'remote',
      name: 'project',
      key: 'projects',
      label: '项目',
      read: async () => [{ value: '1', label: '甲' }],
    },
    { kind: 'remote', name: 'version', key: 'versions', label: '版本', of: 'project', read: readVersions },
  ];
  openList({ at: '/?project=1&version=11', fields });
  expect(await screen.findByText(/项目: 甲/)).toBeInTheDocument();
  expect(await screen.findByText(/版本: 版本 1/)).toBeInTheDocument();
  expect(readVersions).toHaveBeenCalledWith('1');
  await click(screen.getByLabelText('移除筛选：项目'));
  await waitFor(() => expect(url()).toBe('/'));
  act(() => history.push('/?project=9'));
  expect(await screen.findByText(/项目: 未知（9）/)).toBeInTheDocument();
});

test('shows in an open select that its options did not load, and loads them when it opens again', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(new AppError('network'))
    .mockResolvedValue([{ value: '7', label: '海报' }]);
  const fields: FilterField[] = [
    { kind: 'remote', name: 'channel', key: 'failing', label: '渠道', always: true, read },
  ];
  const { user } = openList({ rows: [], fields });
  const input = await screen.findByRole('combobox', { name: '渠道' });
  await user.click(input);
  expect(await screen.findByText('选项加载失败，请重新打开重试')).toBeInTheDocument();
  await user.tab();
  await user.click(input);
  expect(await screen.findByTitle('海报')).toBeInTheDocument();
});
