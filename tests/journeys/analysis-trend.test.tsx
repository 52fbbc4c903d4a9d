import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import type { DailySummaryRow, VisitTrendRow } from '@/contract/analysis/trend';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { figureCard } from '../figure-card';
import { savedFiles } from '../saved-files';
import { server } from '../server';

const DAILY = '/analysis/visit-trend/daily';

const files = savedFiles();

type Answer = { rows?: (VisitTrendRow | DailySummaryRow)[]; missing?: Missing[] };

/** Answers periods of a report that start on a key of `given`; other periods fail. */
function answer(report: 'visit-trend' | 'daily-summary', given: Record<string, Answer>) {
  server.use(
    http.get(`*/api/admin/v1/analysis/${report}`, ({ request }) => {
      const one = given[new URL(request.url).searchParams.get('from') ?? ''];
      if (!one) return new HttpResponse(null, { status: 500 });
      const data = { syncedAt: null, newest: '2026-11-20', missing: [], rows: [], ...one };
      return HttpResponse.json({ success: true, data });
    }),
  );
}

const visits = (refDate: string, figures: Partial<VisitTrendRow> = {}): VisitTrendRow => ({
  refDate,
  sessionCnt: 500,
  visitPv: 900,
  visitUv: 400,
  visitUvNew: 50,
  stayTimeUv: 75,
  stayTimeSession: 60,
  visitDepth: 2.5,
  ...figures,
});
const small = {
  sessionCnt: 100,
  visitPv: 300,
  visitUv: 100,
  visitUvNew: 40,
  stayTimeUv: null,
  stayTimeSession: 30,
  visitDepth: 1,
};
const fourDays = {
  rows: [visits('2026-11-18'), visits('2026-11-19', small)],
  missing: [
    { refDate: '2026-11-17', reason: 'failed' },
    { refDate: '2026-11-20', reason: 'generating' },
  ] satisfies Missing[],
};
const FOUR_DAYS = `${DAILY}?from=2026-11-17&before=2026-11-21`;

const findTable = async (name: RegExp) => within(await screen.findByRole('table', { name }));
type Queries = Awaited<ReturnType<typeof findTable>>;
const getTexts = (table: Queries) => table.getAllByRole('row').map(({ textContent }) => textContent);

test('shows totals of four days, a reason for figures without a total, and links from a day to its details', async () => {
  answer('visit-trend', { '2026-11-17': fourDays });
  const app = await signedIn(`${FOUR_DAYS}&view=table`);
  expect(getTexts(await findTable(/^访问趋势/))).toEqual([
    '日期打开次数访问次数访问人数新用户数新用户占比人均停留时长次均停留时长平均访问深度明细',
    `2026-11-17${'—同步失败'.repeat(8)}页面分析访问分布`,
    '2026-11-18500 次900 次400 人50 人12.5%1 分 15 秒1 分钟2.50 页页面分析访问分布',
    '2026-11-19100 次300 次100 人40 人40.0%—微信未提供30.0 秒1.00 页页面分析访问分布',
    `2026-11-20${'—生成中'.repeat(8)}页面分析访问分布`,
    // Figures per session have a total; figures of people or per person have none.
    '合计600 次1,200 次—人数和比率不能相加90 人—人数和比率不能相加—人数和比率不能相加55.0 秒2.25 页',
    // 90 of 500; 500 × 60 s and 100 × 30 s; 500 × 2.5 and 100 × 1 pages.
    '均值300 次600 次250 人45 人18.0%1 分 15 秒55.0 秒2.25 页',
  ]);
  // Missing days are listed once; a card shows only what it lacks beyond them.
  expect(screen.getByText('缺 2 天：2026-11-17、2026-11-20（生成中）')).toBeInTheDocument();
  const visitors = await figureCard('访问人数');
  expect(visitors.getByText('250 人')).toBeInTheDocument();
  expect(visitors.getByText('日均')).toBeInTheDocument();
  expect(visitors.queryByText(/缺/)).not.toBeInTheDocument();
  expect((await figureCard('人均停留时长')).getByText('另缺 1 天')).toBeInTheDocument();

  await app.user.click(screen.getByRole('button', { name: '下载 CSV: 访问趋势' }));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[1]).toBe('2026-11-17,—,—,—,—,—,—,—,—');
  expect(lines[3]).toBe('2026-11-19,100,300,100,40,40,—,30,1');
  expect(lines[5]).toBe('合计,600,1200,—,90,—,—,55,2.25');

  const day = '?from=2026-11-18&before=2026-11-19';
  const distribution = screen.getByRole('link', { name: '访问分布: 2026-11-18' });
  expect(distribution).toHaveAttribute('href', `/analysis/visit-distribution${day}`);
  await app.user.click(screen.getByRole('link', { name: '页面分析: 2026-11-18' }));
  await waitFor(() => expect(app.address()).toBe(`/analysis/visit-page${day}`));
});

test('lists missing days in English, and switches to months with the selected figures', async () => {
  // Whole months of a year are shown.
  state().world.analysis.firstDay = '2025-10-17';
  const app = await signedIn(`${DAILY}?metrics=sessionCnt,stayTimeSession`, { locale: 'en-US' });
  await screen.findByText('2 days missing: 2026-11-12, 2026-11-20 (not in yet)');
  expect(await screen.findByText('Daily WeChat API limit reached. Sync again tomorrow.')).toBeInTheDocument();
  expect(screen.getByText('2026-10-22 to 2026-11-20, 30 days')).toBeInTheDocument();
  await app.user.click(screen.getByLabelText('Custom range: from'));
  const [weekdays] = await screen.findAllByRole('row', { name: /Mo/ });
  // The business week starts on Monday in every language.
  expect(weekdays).toHaveTextContent('MoTuWeThFrSaSu');

  await app.user.click(screen.getByText('Months', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(app.address()).toBe('/analysis/visit-trend/monthly?metrics=sessionCnt%2CstayTimeSession'));
  act(() => history.push('/analysis/visit-trend/monthly?view=table'));
  const table = await findTable(/^Visit Trend/);
  // Twelve months and the rows of header, total and mean.
  expect(getTexts(table)).toHaveLength(15);
  expect(screen.queryByText(/missing:|Not in yet/)).not.toBeInTheDocument();
  await app.user.click(table.getByRole('link', { name: 'Visit Distribution: 2026-10' }));
  await waitFor(() => expect(app.address()).toBe('/analysis/visit-distribution?from=2026-10-01&before=2026-11-01'));
});

test('adds up the daily summary, and compares a running total on the last day that both periods have', async () => {
  const day = (
    refDate: string,
    visitTotal: number,
    visitTotalDelta: number | null,
    share: readonly [number, number],
  ) => ({
    refDate,
    visitTotal,
    visitTotalDelta,
    sharePv: share[0],
    shareUv: share[1],
  });
  answer('daily-summary', {
    '2026-11-18': {
      rows: [
        day('2026-11-18', 1000, null, [30, 12]),
        day('2026-11-19', 1040, 40, [3, 3]),
        day('2026-11-20', 1060, 20, [0, 0]),
      ],
    },
    '2026-11-15': {
      rows: [day('2026-11-15', 800, 10, [11, 11]), day('2026-11-16', 848, 30, [0, 0])],
      missing: [{ refDate: '2026-11-17', reason: 'failed' }],
    },
  });
  const app = await signedIn(
    '/analysis/daily-summary?from=2026-11-18&before=2026-11-21&view=table&metrics=visitTotal,sharePv',
  );
  expect(getTexts(await findTable(/^每日概况/))).toEqual([
    '日期累计用户数较前日转发次数转发人数人均转发',
    '2026-11-181,000 人—没有可比较的数据30 次12 人2.50 次/人',
    '2026-11-191,040 人40 人3 次3 人1.00 次/人',
    '2026-11-201,060 人20 人0 次0 人—基数为 0，无法计算',
    '合计1,060 人60 人33 次—人数和比率不能相加—人数和比率不能相加',
    // 33 by 15.
    '均值—累计值没有均值30 人11 次5 人2.20 次/人',
  ]);
  expect((await figureCard('期间净增用户')).getByText('60 人')).toBeInTheDocument();
  expect((await figureCard('人均转发')).getByText('2.20 次/人')).toBeInTheDocument();

  await app.user.click(screen.getByRole('combobox', { name: '对比' }));
  await app.user.click(await screen.findByTitle('上一周期'));
  const all = await figureCard('累计用户数');
  expect(await all.findByText('1,040 人 对比 848 人：上升 22.6%')).toBeInTheDocument();
  expect(all.getByText('两期均取第 2 天')).toBeInTheDocument();
  // 40 against 30: the new users of the first day are unknown.
  const gained = await figureCard('期间净增用户');
  expect(gained.getByText('40 人 对比 30 人：上升 33.3%')).toBeInTheDocument();
  await app.user.click(screen.getByText('图表'));
  expect(
    await screen.findByRole('img', { name: /累计用户数：最新 1,060 人.*对比期累计用户数：最新 848 人/ }),
  ).toBeInTheDocument();
});
