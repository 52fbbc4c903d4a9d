import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { useMemo } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from '@/components/Page';
import type { VisitTrend } from '@/contract/analysis/trend';
import type { Job } from '@/contract/job';
import { cardOf } from '@/domain/analysis/aggregate';
import { periodRows, totalRow } from '@/domain/analysis/period-rows';
import type { Report } from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import type { PeriodRules } from '@/domain/period/query';
import { trendRules } from '@/domain/period/rules';
import { AppError } from '@/errors/app-error';
import { MetricCards } from '@/features/analysis/MetricCards';
import { PeriodBar } from '@/features/analysis/PeriodBar';
import { ReportView } from '@/features/analysis/ReportView';
import { SyncBar } from '@/features/analysis/SyncBar';
import { usePeriod } from '@/features/analysis/usePeriod';
import { useReport } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { figureCard } from '../figure-card';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

type Read = (days: { from: string; before: string }) => Promise<Pick<VisitTrend, 'rows' | 'missing'>>;

/** What the screen of these tests reads; each test sets its own. */
let read: Read;
let rules: PeriodRules;
const names = ['visitPv', 'visitUv'] as const;
const readNow: Read = (days) => read(days);

/** A screen as the ten reports are written, in the place of the page that no route leads to. */
function Probe() {
  const t = useText(analysisTexts);
  const view = usePeriod(rules);
  const { period, compared, running } = view;
  const trend = useReport('probe', period, readNow);
  const before = useReport('probe', compared ?? period, readNow);
  const report = useMemo((): Report | undefined => {
    if (!trend.data) return undefined;
    return {
      dimension: '日期',
      columns: names.map((name) => ({ key: name, title: t(`metric.${name}`), unit: 'times', term: name })),
      rows: markRunning(
        periodRows('day', period, trend.data, ({ visitPv, visitUv }) => ({ visitPv, visitUv })),
        running,
        (label) => t('running', { label }),
      ),
      summary: [totalRow('合计', names, trend.data.rows)],
    };
  }, [trend.data, period, running, t]);
  return (
    <Page title="试验">
      <PeriodBar view={view} />
      <SyncBar
        report="visitTrendDay"
        granularity="day"
        period={period}
        missing={trend.data?.missing}
        onEnd={trend.reload}
      />
      <MetricCards
        isLoading={trend.isLoading}
        cards={names.map((name) => {
          const card = cardOf(name, trend.data?.rows ?? []);
          return {
            key: name,
            title: t(`metric.${name}`),
            unit: 'times',
            term: name,
            ...card,
            compared: compared && { value: card.value, base: cardOf(name, before.data?.rows ?? []).value },
          };
        })}
      />
      <ReportView
        name="访问趋势"
        period={{ granularity: 'day', ...period }}
        report={report}
        read={trend}
        rowHref={({ key }) => `/analysis/visit-distribution?from=${key}`}
      />
    </Page>
  );
}

vi.mock('@/pages/404', () => ({ default: Probe }));

const row = (refDate: string, visitPv: number) => ({
  refDate,
  visitPv,
  visitUv: 2,
  sessionCnt: 3,
  visitUvNew: 1,
  stayTimeUv: null,
  stayTimeSession: 4,
  visitDepth: 2,
});
const week = [18, 19, 20].map((day) => row(`2026-11-${day}`, day * 100));

const files = savedFiles();
beforeEach(() => {
  rules = trendRules('day');
  read = async () => ({ rows: week, missing: [{ refDate: '2026-11-17', reason: 'generating' }] });
  server.use(http.get('*/api/admin/v1/analysis/status', () => HttpResponse.json({ success: true, data: [] })));
});

const chart = () => screen.findByRole('img', { name: /访问趋势，/ });

describe('the period', () => {
  test('is chosen, compared and taken back in the address, and other parameters stay', async () => {
    const app = await signedIn('/probe?view=table');
    expect(screen.getByText('2026-10-22 至 2026-11-20，共 30 天')).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '近 7 天' }));
    await screen.findByText('2026-11-14 至 2026-11-20，共 7 天');
    expect(app.address()).toBe('/probe?view=table&last=7');
    await app.user.click(screen.getByRole('combobox', { name: '对比' }));
    await app.user.click(await screen.findByTitle('去年同期'));
    await screen.findByText(/对比：2025-11-15 至 2025-11-21/);
    expect(app.address()).toBe('/probe?view=table&last=7&compare=year');
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/probe?view=table&last=7'));
    await waitFor(() => expect(screen.queryByText(/对比：2025/)).not.toBeInTheDocument());
  });

  test('that an address names wrongly is said, with what is shown instead', async () => {
    await signedIn('/probe?from=2026-11-10&before=2026-11-30&compare=x');
    const note = within(screen.getByText('网址中的时段或选项无法使用').closest('.ant-alert') as HTMLElement);
    expect(note.getByText('日期尚未结束，没有数据，已改为 2026-10-22 至 2026-11-20，共 30 天。')).toBeInTheDocument();
    expect(note.getByText('对比方式无法识别，已改为 不对比。')).toBeInTheDocument();
  });

  test('of figures that include today ends with it, and says in chart and table that it is running', async () => {
    rules = { ...trendRules('day'), until: 'today' };
    read = async () => ({ rows: [...week, row('2026-11-21', 40)], missing: [] });
    const app = await signedIn('/probe?view=table&last=7');
    expect(screen.getByText('2026-11-15 至 2026-11-21，共 7 天 · 今天的数据仍在变化')).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: '2026-11-21（进行中）' })).toBeInTheDocument();
    expect(screen.queryByRole('cell', { name: '2026-11-20（进行中）' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '今天' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '图表' }));
    expect(await screen.findByRole('img', { name: /2026-11-21（进行中）/ })).toBeInTheDocument();
  });

  test('is typed into the range by keyboard', async () => {
    const app = await signedIn('/probe');
    const start = screen.getByLabelText('自选日期：开始');
    const end = screen.getByLabelText('自选日期：结束');
    await app.user.click(start);
    await app.user.clear(start);
    await app.user.type(start, '2026-11-01{Enter}');
    await app.user.clear(end);
    await app.user.type(end, '2026-11-10{Enter}');
    await waitFor(() => expect(app.address()).toBe('/probe?from=2026-11-01&before=2026-11-11'));
  });
});

test('days before there were mini programs cannot be picked', async () => {
  const app = await signedIn('/probe?from=2017-01-02&before=2017-01-03');
  const start = screen.getByLabelText('自选日期：开始');
  await app.user.click(start);
  expect(await screen.findByTitle('2016-12-31')).toHaveClass('ant-picker-cell-disabled');
  expect(screen.getByTitle('2017-01-01')).not.toHaveClass('ant-picker-cell-disabled');
});

test('in English too, weeks begin on Monday', async () => {
  const app = await signedIn('/probe', 'en-US');
  expect(screen.getByText('2026-10-22 to 2026-11-20, 30 days')).toBeInTheDocument();
  const start = screen.getByLabelText('Custom range: from');
  await app.user.click(start);
  const [weekdays] = await screen.findAllByRole('row', { name: /Mo/ });
  expect(weekdays).toHaveTextContent('MoTuWeThFrSaSu');
});

describe('a report', () => {
  test('is drawn, said in words, shown as a table and written to a file, all the same figures', async () => {
    const app = await signedIn('/probe?from=2026-11-17&before=2026-11-21');
    const drawn = await chart();
    expect(drawn).toHaveAccessibleName(
      /访问次数：最新 2,000 次（2026-11-20），最高 2,000 次（2026-11-20），最低 1,800 次（2026-11-18）。/,
    );
    await waitFor(() => expect(drawn.querySelectorAll('svg path').length).toBeGreaterThan(4));

    await app.user.click(screen.getByText('表格'));
    const table = within(await screen.findByRole('table', { name: /访问趋势/ }));
    expect(app.address()).toContain('view=table');
    expect(table.getByRole('link', { name: '2026-11-18' })).toHaveAttribute(
      'href',
      '/analysis/visit-distribution?from=2026-11-18',
    );
    const shown = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      '日期访问次数访问人数',
      '2026-11-17—生成中—生成中',
      '2026-11-181,800 次2 次',
      '2026-11-191,900 次2 次',
      '2026-11-202,000 次2 次',
      '合计5,700 次—人数和比率不能相加',
    ]);
    expect(screen.getByText('“—” 表示：生成中、人数和比率不能相加')).toBeInTheDocument();

    const daysShown = () =>
      table
        .getAllByRole('row')
        .slice(1, -1)
        .map(({ textContent }) => textContent?.slice(8, 10));
    const visits = table.getByRole('columnheader', { name: /^访问次数/ });
    await app.user.click(visits);
    await waitFor(() => expect(daysShown()).toEqual(['20', '19', '18', '17']));
    await app.user.click(visits);
    // What is not known is last the other way round too.
    await waitFor(() => expect(daysShown()).toEqual(['18', '19', '20', '17']));

    await app.user.click(screen.getByRole('button', { name: '下载 CSV: 访问趋势' }));
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await files[0]?.text()).toBe(
      [
        '日期,访问次数 (次),访问人数 (次)',
        '2026-11-17,—,—',
        '2026-11-18,1800,2',
        '2026-11-19,1900,2',
        '2026-11-20,2000,2',
        '合计,5700,—',
        '',
      ].join('\r\n'),
    );
  });

  test('of another period is never shown under this one', async () => {
    const slow = deferred<Awaited<ReturnType<Read>>>();
    read = ({ from }) => (from === '2026-11-14' ? slow.promise : Promise.resolve({ rows: week, missing: [] }));
    const app = await signedIn('/probe?view=table');
    await screen.findByRole('table', { name: /访问趋势/ });
    await app.user.click(screen.getByRole('radio', { name: '近 7 天' }));
    expect(await screen.findByRole('status', { name: '正在加载' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: /访问趋势/ })).not.toBeInTheDocument();
    await act(async () => slow.resolve({ rows: [row('2026-11-20', 77)], missing: [] }));
    const table = within(await screen.findByRole('table', { name: /访问趋势/ }));
    expect(table.getAllByText('77 次').length).toBe(2);
  });

  test('that did not arrive, is being generated or holds nothing says which', async () => {
    read = async () => {
      throw new AppError('http', { status: 500 });
    };
    const app = await signedIn('/probe?last=7');
    await screen.findByText('数据没有加载成功');

    read = async () => ({ rows: [], missing: [{ refDate: '2026-11-20', reason: 'generating' }] });
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('数据生成中，请稍后');

    read = async () => ({ rows: [], missing: [] });
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('这段时间没有数据');
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /下载/ })).not.toBeInTheDocument();
  });
});

describe('cards', () => {
  test('say the change in words, a mean as a mean, and the meaning by keyboard', async () => {
    read = async ({ from }) => ({ rows: [row('2026-11-20', from < '2026-11-14' ? 50 : 75)], missing: [] });
    const app = await signedIn('/probe?last=7&compare=previous');
    const visits = await figureCard('访问次数');
    await visits.findByText('75 次');
    await visits.findByText('对比 50 次：上升 50.0%');
    const explain = visits.getByRole('button', { name: '说明：访问次数' });
    await act(async () => explain.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('访问小程序内页面的总次数');
    await app.user.keyboard('{Escape}');
  });

  test('with nothing to compare say why, and never 0', async () => {
    read = async ({ from }) => ({ rows: from < '2026-11-14' ? [] : [row('2026-11-20', 75)], missing: [] });
    await signedIn('/probe?last=7&compare=previous');
    const visits = await figureCard('访问次数');
    await visits.findByText('无法对比：没有可比较的数据');
  });
});

test('a state of the sync that is newer than the console is shown as such', async () => {
  const status = { report: 'visitTrendDay', oldest: null, newest: null, lastSyncedAt: null, failed: [] };
  server.use(
    http.get('*/api/admin/v1/analysis/status', () =>
      HttpResponse.json({ success: true, data: [{ ...status, state: 'paused', reason: 'maintenance' }] }),
    ),
  );
  await signedIn('/probe');
  expect(await screen.findByText('未知（paused）')).toBeInTheDocument();
  expect(screen.getByText('未知（maintenance）')).toBeInTheDocument();
});

test.each([
  [
    'visitTrendDay',
    '/analysis/visit-trend/daily?last=1',
    '/analysis/visit-trend',
    { rows: [] },
    'gameProgram',
    '小游戏不支持数据分析',
  ],
  ['retainDay', '/analysis/retain/daily?last=7', '/analysis/retain', { rows: [] }, 'unauthorized', '没有数据分析权限'],
  [
    'distribution',
    '/analysis/visit-distribution',
    '/analysis/distribution',
    { days: 0, source: [], stayTime: [], depth: [] },
    'appIdInvalid',
    '小程序 AppID 无效',
  ],
] as const)(
  '%s that the platform denies is neither failed nor empty, and is said once',
  async (report, path, api, data, reason, text) => {
    const status = {
      report,
      oldest: null,
      newest: null,
      lastSyncedAt: null,
      state: 'failed',
      reason,
      failed: [],
    };
    const missing = [{ refDate: '2026-11-20', reason: 'failed' }];
    server.use(
      fault.json('GET', '/analysis/status', { success: true, data: [status] }),
      fault.json('GET', api, { success: true, data: { syncedAt: null, newest: null, missing, ...data } }),
    );
    await signedIn(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('数据没有加载成功')).not.toBeInTheDocument();
  },
);

test('a sync is one job; when it ends the figures are read again, and what is still missing is named', async () => {
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
  const bodies: unknown[] = [];
  let now = job;
  server.use(
    http.get('*/api/admin/v1/analysis/status', () =>
      HttpResponse.json({
        success: true,
        data: [
          {
            report: 'visitTrendDay',
            oldest: '2025-11-01',
            newest: '2026-11-20',
            lastSyncedAt: '2026-11-21T08:30:00+08:00',
            state: 'failed',
            reason: 'quotaExceeded',
            failed: ['2026-10-02', '2026-10-03', '2026-10-05', '2026-10-09'],
          },
        ],
      }),
    ),
    http.post('*/api/admin/v1/analysis/sync', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: now });
    }),
    http.get('*/api/admin/v1/jobs/j1', () => HttpResponse.json({ success: true, data: now })),
    http.get('*/api/admin/v1/jobs', () => {
      const list = bodies.length > 0 ? [now] : [];
      return HttpResponse.json({ success: true, data: { list, total: list.length } });
    }),
  );
  const reads = vi.fn(read);
  read = reads;
  const app = await signedIn('/probe?last=7');
  await screen.findByText('今日接口调用次数已达上限，明天可重新同步');
  expect(screen.getByText('其他日期同步失败：2026-10-02、2026-10-03、2026-10-05…')).toBeInTheDocument();
  const before = reads.mock.calls.length;
  const button = screen.getByRole('button', { name: /重新同步/ });
  await app.user.dblClick(button);
  await screen.findByText('同步已开始，完成后自动刷新。');
  expect(bodies).toEqual([{ report: 'visitTrendDay', from: '2026-11-14', before: '2026-11-21' }]);
  const failed = [{ id: '2026-11-20', label: '2026-11-20', reason: '数据还在生成' }];
  now = { ...job, state: 'succeeded', done: 7, failed, finishedAt: '2026-11-21T09:30:02+08:00' };
  await waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(before));
  await screen.findByText('成功 6，失败 1：数据还在生成');
  await app.user.click(screen.getByRole('button', { name: '查看任务' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('部分失败')).toBeInTheDocument();
  expect(drawer.getByText('成功 6，失败 1：数据还在生成')).toBeInTheDocument();
  const notice = screen.queryByRole('button', { name: '查看任务' });
  await waitFor(() => expect(!notice?.isConnected || notice.closest('[class*=-leave]')).toBeTruthy());
});
