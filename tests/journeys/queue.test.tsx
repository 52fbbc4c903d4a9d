import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { delay, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BulkAction } from '@/components/list/actions';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { ListPage } from '@/components/list/ListPage';
import type { Target } from '@/components/list/selection';
import type { ListTabs } from '@/components/list/tabs';
import { manyOf } from '@/contract/common';
import { trendRules } from '@/domain/period/rules';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { usePeriod } from '@/features/analysis/usePeriod';
import { guard } from '@/services/guard';
import { get, list } from '@/services/http';
import { filterBy, type Matchers, oneOf, page, sortBy } from '../../mock/store/list';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, server } from '../server';

const statuses = ['submitted', 'reviewing', 'contacted', 'closed'] as const;
type Item = { id: string; name: string; status: (typeof statuses)[number]; assignee: 'me' | null; score: number };

const Statuses = manyOf({ options: statuses });
const matchers: Matchers<Item, Record<'status' | 'assignee' | 'scoreMin' | 'scoreMax', string>> = {
  status: (listed) => oneOf((item: Item) => item.status)(Statuses.parse(listed)),
  assignee: (whose) => (item) => item.assignee === (whose === 'me' ? 'me' : null),
  scoreMin: (min) => (item) => item.score >= Number(min),
  scoreMax: (max) => (item) => item.score <= Number(max),
};

/** What the server holds, and the queries of the list that it was asked. */
let items: Item[];
let asked: Record<string, string>[];
/** What the bulk action was done to. */
let targets: Target<object>[];

const matching = (search: URLSearchParams) => filterBy(items, matchers, Object.fromEntries(search) as never);
const success = (data: object) => HttpResponse.json({ success: true, data });

beforeEach(() => {
  // Twelve submitted, three under review, none contacted, five closed.
  items = Array.from({ length: 20 }, (_, index) => ({
    id: `w${index}`,
    name: `件${String(index).padStart(2, '0')}`,
    status: index < 12 ? 'submitted' : index < 15 ? 'reviewing' : 'closed',
    assignee: index % 2 === 0 ? 'me' : null,
    score: index / 4,
  }));
  asked = [];
  targets = [];
  server.use(
    http.get('*/api/admin/v1/work', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(query));
      const [sort = '', current, pageSize] = ['sort', 'current', 'pageSize'].map((name) => query.get(name) ?? '');
      const found = matching(query);
      const sorted = sort === 'priority' ? [...found].reverse() : sortBy(found, sort);
      return success(page(sorted, Number(current), Number(pageSize)));
    }),
    http.get('*/api/admin/v1/work/counts', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const all = matching(query).length;
      // The state of a tab stands in place of those that are filtered by.
      query.delete('status');
      const countOf = (status: string) => matching(query).filter((item) => item.status === status).length;
      return success({ ...Object.fromEntries(statuses.map((one) => [one, countOf(one)])), all });
    }),
  );
});

const isItem = guard<Item>({ id: 'text' });
const isCounts = guard<Record<string, number>>({});
const listWork = (query: never, signal: AbortSignal) => list<Item>('/work', query, { row: isItem, signal });
const tabs: ListTabs = {
  items: [
    { key: 'submitted', label: '待审核', filter: { status: 'submitted' }, defaultSort: 'priority' },
    { key: 'contacted', label: '已联系', filter: { status: 'contacted' }, defaultSort: 'priority' },
    { key: 'reviewing', label: '审核中', filter: { status: 'reviewing' }, defaultSort: 'name' },
  ],
  counts: (filter) => get('/work/counts', filter, { errors: 'inline', shape: isCounts }),
};
const fields: FilterField[] = [
  { kind: 'assignee', name: 'assignee', label: '跟进人', none: '未分配', always: true },
  {
    kind: 'select',
    name: 'status',
    label: '状态',
    always: true,
    isMany: true,
    options: statuses.map((value) => ({ value, label: `状态${value}` })),
  },
  {
    kind: 'numbers',
    names: ['scoreMin', 'scoreMax'],
    label: '得分',
    always: true,
    min: 0,
    max: 27,
    decimals: 2,
    unit: '分',
    defaults: { scoreMax: 20.5 },
  },
];
const columns: ListColumn<Item>[] = [
  { key: 'name', title: '名称', dataIndex: 'name', isName: true, sortable: true },
  { key: 'score', title: '得分', dataIndex: 'score', sortable: true },
];
const sorts = [{ key: 'priority', label: '紧急程度' }];
const rowLabel = ({ name }: Item) => name;
const bulkActions: BulkAction[] = [
  {
    key: 'assign',
    label: '分配',
    confirm: (count) => `分配 ${count} 条`,
    run: async (target) => {
      targets.push(target);
      return { done: 1, failed: [] };
    },
  },
];
const rules = trendRules('day');

/** A queue with a period beside it, in the place of the page that no route leads to. */
function Probe() {
  const view = usePeriod(rules);
  const [done, setDone] = useState<string>();
  return (
    <ListPage<Item>
      name="record"
      {...{ tabs, fields, columns, sorts, rowLabel, bulkActions }}
      defaultSort="-name"
      service={listWork}
      toolbar={<PeriodBar view={view} />}
      rowActions={(item) => [
        { key: 'review', label: '审核', group: 'work', onClick: () => setDone(`审核 ${item.name}`) },
        { key: 'void', label: '作废', group: 'danger', onClick: () => setDone(`作废 ${item.name}`) },
        { key: 'call', label: '联系', group: 'work', isShown: true, onClick: () => setDone(`联系 ${item.name}`) },
        { key: 'print', label: '打印', group: 'edit', onClick: () => setDone(`打印 ${item.name}`) },
      ]}
    >
      {() => done}
    </ListPage>
  );
}
vi.mock('@/pages/404', () => ({ default: Probe }));

const names = () => screen.queryAllByText(/^件\d\d$/).map(({ textContent }) => textContent);
const tabTexts = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/Tab \d of \d/, ''));
const shownTab = () => screen.getByRole('tab', { selected: true });
const counted = () =>
  waitFor(() => {
    expect(tabTexts()).toEqual(['待审核 12', '已联系 0', '审核中 3', '全部 20']);
    expect(names()).toHaveLength(10);
  });

describe('the tabs of a queue', () => {
  test('begin with the first in its own order, are counted, and stand in the address with their own filter', async () => {
    const app = await signedIn('/probe');
    await counted();
    expect(names().slice(0, 2)).toEqual(['件11', '件10']);
    expect(asked).toEqual([{ status: 'submitted', scoreMax: '20.5', current: '1', pageSize: '10', sort: 'priority' }]);
    // What a tab is about nobody chooses under it.
    expect(screen.queryByRole('combobox', { name: '状态' })).not.toBeInTheDocument();

    await app.user.click(screen.getByTitle('2'));
    await waitFor(() => expect(names()).toEqual(['件01', '件00']));
    await app.user.click(screen.getByRole('tab', { name: /审核中/ }));
    await waitFor(() => expect(app.address()).toBe('/probe?tab=reviewing'));
    await waitFor(() => expect(names()).toEqual(['件12', '件13', '件14']));
    act(() => history.back());
    await waitFor(() => expect(names()).toEqual(['件01', '件00']));
    expect(shownTab()).toHaveTextContent('待审核 12');
  });

  test('by keyboard: the arrows go from one to the next, Enter shows it, Tab goes on', async () => {
    const app = await signedIn('/probe');
    await counted();
    act(() => shownTab().focus());
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(names()[0]).toBe('件11');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['件12', '件13', '件14']));
    expect(shownTab()).toHaveFocus();
    await app.user.tab();
    expect(screen.getByRole('combobox', { name: '排序' })).toHaveFocus();
  });

  test('are counted under the filters that they leave open, and keep them', async () => {
    const app = await signedIn('/probe');
    await counted();
    await app.user.click(screen.getByRole('radio', { name: '未分配' }));
    await waitFor(() => expect(tabTexts()).toEqual(['待审核 6', '已联系 0', '审核中 1', '全部 10']));
    await app.user.click(screen.getByRole('tab', { name: /全部/ }));
    await waitFor(() => expect(app.address()).toBe('/probe?tab=all&assignee=none'));
    await waitFor(() => expect(names()).toHaveLength(10));

    // Under "all" states are a filter; the list knows how many it has, the others stay as they are.
    await app.user.click(screen.getByRole('combobox', { name: '状态' }));
    await app.user.click(await screen.findByTitle('状态closed'));
    await app.user.click(await screen.findByTitle('状态reviewing'));
    await waitFor(() => expect(names()).toEqual(['件19', '件17', '件15', '件13']));
    expect(asked.at(-1)).toMatchObject({ status: 'reviewing,closed', assignee: 'none', sort: '-name' });
    expect(screen.getByText('状态: 状态reviewing、状态closed')).toBeInTheDocument();
    await waitFor(() => expect(tabTexts()).toEqual(['待审核 6', '已联系 0', '审核中 1', '全部 4']));

    await app.user.click(screen.getByRole('tab', { name: /待审核/ }));
    await waitFor(() => expect(app.address()).toBe('/probe?assignee=none'));
    await waitFor(() => expect(names()).toHaveLength(6));
  });

  test('that is empty says so, and leads to the next that is not', async () => {
    const app = await signedIn('/probe?tab=contacted&scoreMax=');
    await screen.findByText('“已联系”中暂无数据');
    await app.user.click(await screen.findByRole('button', { name: '查看“审核中”（3）' }));
    await waitFor(() => expect(names()).toEqual(['件12', '件13', '件14']));
    expect(document.body).not.toHaveFocus();
  });

  test('whose count has changed meanwhile shows what there is', async () => {
    const app = await signedIn('/probe');
    await counted();
    // Somebody else is faster, and the answer of the counts slower than that of the list.
    for (const item of items) if (item.status === 'reviewing') item.status = 'contacted';
    server.use(
      http.get('*/api/admin/v1/work/counts', async () => {
        await delay(200);
        return success({ submitted: 12, reviewing: 3, contacted: 0, closed: 5, all: 20 });
      }),
    );
    await app.user.click(screen.getByRole('tab', { name: /审核中/ }));
    await screen.findByText('“审核中”中没有符合条件的数据');
    expect(tabTexts()).toEqual(['待审核 12', '已联系 0', '审核中 0', '全部 20']);
    expect(screen.getByRole('button', { name: '查看“待审核”（12）' })).toBeInTheDocument();
  });

  test('stand without numbers where they cannot be counted, and the list as ever', async () => {
    server.use(fault.status('GET', '/work/counts', 500));
    await signedIn('/probe');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(tabTexts()).toEqual(['待审核', '已联系', '审核中', '全部']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('are counted again with the list', async () => {
    const app = await signedIn('/probe');
    await counted();
    for (const item of items) if (item.status === 'reviewing') item.status = 'contacted';
    await app.user.click(screen.getByRole('button', { name: /刷新/ }));
    await waitFor(() => expect(tabTexts()).toEqual(['待审核 12', '已联系 3', '审核中 0', '全部 20']));
  });

  test('are part of what is done to all that match', async () => {
    const app = await signedIn('/probe');
    await counted();
    await app.user.click(screen.getByRole('checkbox', { name: '选择本页' }));
    await app.user.click(screen.getByRole('button', { name: '选择全部 12 条' }));
    await app.user.click(screen.getByRole('button', { name: '分配' }));
    const dialog = await dialogWith('分配 12 条');
    await app.user.click(dialog.getByRole('button', { name: '分配' }));
    await waitFor(() =>
      expect(targets).toEqual([{ filter: { scoreMax: 20.5, status: 'submitted' }, excludedIds: [] }]),
    );
  });

  test('in English', async () => {
    await signedIn('/probe?tab=contacted&scoreMax=', 'en-US');
    await screen.findByText('Nothing in “已联系”');
    await screen.findByRole('button', { name: 'Go to “审核中” (3)' });
    expect(screen.getByRole('tab', { name: /All 20/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Mine' })).toBeInTheDocument();
  });
});

test('a row has its first action and one more; the rest is under "more", the dangerous one last', async () => {
  const app = await signedIn('/probe?tab=reviewing');
  await waitFor(() => expect(names()).toEqual(['件12', '件13', '件14']));
  const row = within(screen.getByText('件12').closest('tr') as HTMLElement);
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['审核', '联系', '更多 ']);
  await app.user.click(row.getByRole('button', { name: '联系' }));
  expect(screen.getByText('联系 件12')).toBeInTheDocument();
  await app.user.click(row.getByRole('button', { name: '更多操作：件12' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.slice(-2).map(({ textContent }) => textContent)).toEqual(['打印', '作废']);
});

test('an order of the server’s own is chosen, and told to whoever does not see it', async () => {
  const app = await signedIn('/probe?tab=all');
  await waitFor(() => expect(names()[0]).toBe('件19'));
  await app.user.click(screen.getByRole('combobox', { name: '排序' }));
  await app.user.click(await screen.findByTitle('紧急程度'));
  await waitFor(() => expect(app.address()).toBe('/probe?tab=all&sort=priority'));
  await screen.findByText('共 20 条，第 1 页，共 2 页，按紧急程度排列');
});

test('a default filters before anybody says so, can be cleared, and comes back with a reset', async () => {
  items[0] = { ...(items[0] as Item), score: 26.25 };
  const app = await signedIn('/probe');
  await waitFor(() => expect(tabTexts()[0]).toBe('待审核 11'));
  await app.user.click(screen.getByLabelText('移除筛选：得分'));
  await waitFor(() => expect(app.address()).toBe('/probe?scoreMax='));
  await waitFor(() => expect(tabTexts()[0]).toBe('待审核 12'));

  await app.user.type(screen.getByLabelText('得分 最小'), '26.255{Enter}');
  expect(await screen.findByText('请填写 0–27 的数，最多 2 位小数')).toBeInTheDocument();
  await app.user.clear(screen.getByLabelText('得分 最小'));
  await app.user.type(screen.getByLabelText('得分 最小'), '26.25{Enter}');
  await waitFor(() => expect(names()).toEqual(['件00']));
  expect(app.address()).toBe('/probe?scoreMin=26.25&scoreMax=');

  await app.user.click(screen.getByRole('button', { name: /重\s?置/ }));
  await waitFor(() => expect(app.address()).toBe('/probe'));
  await waitFor(() => expect(tabTexts()[0]).toBe('待审核 11'));
});

test('a period beside the list has its part of the address, and the list its own', async () => {
  const app = await signedIn('/probe');
  await counted();
  await app.user.click(screen.getByRole('radio', { name: '近 7 天' }));
  await waitFor(() => expect(app.address()).toBe('/probe?last=7'));
  await app.user.click(screen.getByRole('tab', { name: /全部/ }));
  await waitFor(() => expect(app.address()).toBe('/probe?last=7&tab=all'));
  await waitFor(() => expect(names()[0]).toBe('件19'));
  await app.user.click(screen.getByTitle('2'));
  await waitFor(() => expect(app.address()).toBe('/probe?last=7&tab=all&current=2'));
  expect(screen.getByRole('radio', { name: '近 7 天' })).toBeChecked();
  await app.user.click(screen.getByRole('radio', { name: '近 90 天' }));
  await waitFor(() => expect(app.address()).toBe('/probe?tab=all&current=2&last=90'));
  await waitFor(() => expect(names()).toHaveLength(10));
});
