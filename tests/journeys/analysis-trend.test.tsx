import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import type { DailySummaryRow, VisitTrendRow } from '@/contract/analysis/trend';
import { signedIn } from '../app';
import { figureCard } from '../figure-card';
import { savedFiles } from '../saved-files';
import { server } from '../server';

const DAILY = '/analysis/visit-trend/daily';

const files = savedFiles();

type Answer = { rows?: (VisitTrendRow | DailySummaryRow)[]; missing?: Missing[] };

/** Answers the periods of a report that begin on `from`; others fail. */
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

const tableOf = async (name: RegExp) => within(await screen.findByRole('table', { name }));
type Queries = Awaited<ReturnType<typeof tableOf>>;
const textsOf = (table: Queries) => table.getAllByRole('row').map(({ textContent }) => textContent);
const ticked = async () =>
  within(await screen.findByRole('group', { name: '图表指标' }))
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent);

describe('the visits of some days', () => {
  test('have totals where they add up, weighted means, and reasons for what is not known', async () => {
    answer('visit-trend', { '2026-11-17': fourDays });
    const app = await signedIn(`${FOUR_DAYS}&view=table`);
    const table = await tableOf(/^访问趋势/);
    expect(textsOf(table)).toEqual([
      '日期打开次数访问次数访问人数新用户数新用户占比人均停留时长次均停留时长平均访问深度明细',
      `2026-11-17${'—同步失败'.repeat(8)}页面分析访问分布`,
      '2026-11-18500 次900 次400 人50 人12.5%1 分 15 秒1 分2.50 页页面分析访问分布',
      '2026-11-19100 次300 次100 人40 人40.0%—微信未提供30.0 秒1.00 页页面分析访问分布',
      `2026-11-20${'—生成中'.repeat(8)}页面分析访问分布`,
      // What is divided by opens is of all opens; what is divided by people has no sum.
      '合计600 次1,200 次—人数和比率不能相加90 人—人数和比率不能相加—人数和比率不能相加55.0 秒2.25 页',
      // 90 of 500; 500 × 60 s and 100 × 30 s; 500 × 2.5 and 100 × 1 pages.
      '均值300 次600 次250 人45 人18.0%1 分 15 秒55.0 秒2.25 页',
    ]);
    // Each gap is told once, and not on each card again.
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

  test('are drawn as chosen: up to three figures of two units, held in the address', async () => {
    answer('visit-trend', { '2026-11-17': fourDays, '2025-11-01': {} });
    const app = await signedIn(FOUR_DAYS);
    expect(
      await screen.findByRole('img', { name: /打开次数：最新 100 次.*访问人数：最新 100 人.*新用户数：/ }),
    ).toBeInTheDocument();
    expect(await ticked()).toEqual(['打开次数', '访问人数', '新用户数']);
    expect(screen.getByRole('checkbox', { name: '访问次数' })).toBeDisabled();
    await app.user.click(screen.getByRole('checkbox', { name: '访问人数' }));
    await app.user.click(screen.getByRole('checkbox', { name: '新用户数' }));
    expect(screen.getByRole('checkbox', { name: '打开次数' })).toBeDisabled();
    await app.user.click(screen.getByRole('checkbox', { name: '次均停留时长' }));
    expect(app.address()).toBe(`${FOUR_DAYS}&metrics=sessionCnt%2CstayTimeSession`);
    // Times and seconds: people would be a third unit, more seconds are not.
    expect(screen.getByRole('checkbox', { name: '访问人数' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: '人均停留时长' })).toBeEnabled();
    expect(await screen.findByRole('img', { name: /次均停留时长：最新 30\.0 秒/ })).toBeInTheDocument();

    await app.user.click(screen.getByText('月', { selector: '.ant-segmented-item-label' }));
    await waitFor(() =>
      expect(app.address()).toBe('/analysis/visit-trend/monthly?metrics=sessionCnt%2CstayTimeSession'),
    );
    expect(await ticked()).toEqual(['打开次数', '次均停留时长']);
    const entries = screen.getAllByRole('menuitem', { name: '访问趋势' });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toHaveClass('ant-menu-item-selected');
  });

  test('are compared by the days that both periods have, and it is said how many those are', async () => {
    const before = {
      rows: ['13', '14', '16'].map((day) => visits(`2026-11-${day}`, small)),
      missing: [{ refDate: '2026-11-15', reason: 'failed' }] satisfies Missing[],
    };
    answer('visit-trend', { '2026-11-17': fourDays, '2026-11-13': before });
    const app = await signedIn(`${FOUR_DAYS}&compare=previous`);
    // Of 17, 18, 19 and 20 against 13, 14, 15 and 16, only the 18th and 14th are both there.
    const opens = await figureCard('打开次数');
    expect(await opens.findByText('500 次 对比 100 次：上升 400.0%')).toBeInTheDocument();
    expect(opens.getByText('600 次')).toBeInTheDocument();
    expect(opens.getByText('两期各取有数据的 1 天')).toBeInTheDocument();
    expect((await figureCard('访问人数')).getByText('400 人 对比 100 人：上升 300.0%')).toBeInTheDocument();
    // Nobody knows how long those of the compared days stayed.
    const stay = await figureCard('人均停留时长');
    expect(stay.getByText('无法对比：没有可比较的数据')).toBeInTheDocument();
    expect(stay.queryByText(/两期/)).not.toBeInTheDocument();
    expect(app.address()).toBe(`${FOUR_DAYS}&compare=previous`);
  });

  test('are compared with the days before and a year before', async () => {
    const own = { rows: [visits('2026-11-20')] };
    const before = { rows: [visits('2026-11-19', { ...small, stayTimeUv: 60 })] };
    answer('visit-trend', { '2026-11-20': own, '2026-11-19': before, '2025-11-21': { rows: [], missing: [] } });
    const app = await signedIn(`${DAILY}?compare=previous&view=table`);
    await app.user.click(screen.getByRole('radio', { name: '昨天' }));
    expect(app.address()).toBe(`${DAILY}?view=table&last=1&compare=previous`);
    expect(screen.getByText(/对比：2026-11-19 · 两期的星期不对齐/)).toBeInTheDocument();
    expect(await (await figureCard('打开次数')).findByText('对比 100 次：上升 400.0%')).toBeInTheDocument();
    // 12.5% against 40%.
    expect((await figureCard('新用户占比')).getByText('对比 40.0%：下降 27.5 个百分点')).toBeInTheDocument();
    const [, only] = textsOf(await tableOf(/^访问趋势/));
    expect(only).toMatch(/^2026-11-20500 次.*2026-11-19100 次300 次100 人/);

    await app.user.click(screen.getByRole('combobox', { name: '对比' }));
    expect(await screen.findByTitle('上周同日')).toBeInTheDocument();
    await app.user.click(await screen.findByTitle('去年同期'));
    await screen.findByText(/对比：2025-11-21$/);
    expect(await (await figureCard('打开次数')).findByText('无法对比：没有可比较的数据')).toBeInTheDocument();
  });
});

test('what an address names wrongly is said, with what is shown instead', async () => {
  await signedIn(
    '/analysis/visit-trend/weekly?from=2026-11-10&before=2026-11-17&metrics=visitPv,stayTimeUv,visitDepth',
  );
  const note = within(screen.getByText('网址中的时段或选项无法使用').closest('.ant-alert') as HTMLElement);
  expect(note.getByText(/起止日期不是完整的周或月，已改为 2026-08-24 至 2026-11-15，共 12 周/)).toBeInTheDocument();
  expect(note.getByText(/图表指标无法识别或不能同图显示，已改为 打开次数、访问人数、新用户数/)).toBeInTheDocument();
});

test('not arrived, being generated and nothing there are three things', async () => {
  answer('visit-trend', {});
  const app = await signedIn(`${DAILY}?last=1`);
  await screen.findByText('数据没有加载成功');
  expect(screen.queryByText('平均访问深度', { selector: 'dt' })).not.toBeInTheDocument();
  answer('visit-trend', { '2026-11-20': { missing: [{ refDate: '2026-11-20', reason: 'generating' }] } });
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('数据生成中，请稍后');
  expect(screen.queryByText('打开次数', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^缺 1 天/)).not.toBeInTheDocument();
  answer('visit-trend', { '2026-11-20': {} });
  await app.user.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('这段时间没有数据');
});

test('the mock before ten: yesterday is being generated and a day has failed, and the months are whole', async () => {
  const app = await signedIn(DAILY, 'en-US');
  await screen.findByText('2 days missing: 2026-11-12, 2026-11-20 (not in yet)');
  expect(await screen.findByText('Daily WeChat API limit reached. Sync again tomorrow.')).toBeInTheDocument();
  act(() => history.push('/analysis/visit-trend/monthly?view=table'));
  const table = await tableOf(/^Visit Trend/);
  expect(textsOf(table)).toHaveLength(15);
  expect(screen.queryByText(/missing:|Not in yet/)).not.toBeInTheDocument();
  await app.user.click(table.getByRole('link', { name: 'Visit Distribution: 2026-10' }));
  await waitFor(() => expect(app.address()).toBe('/analysis/visit-distribution?from=2026-10-01&before=2026-11-01'));
});

describe('the daily summary', () => {
  const day = (
    refDate: string,
    visitTotal: number,
    visitTotalDelta: number | null,
    sharePv: number,
    shareUv: number,
  ) => ({
    refDate,
    visitTotal,
    visitTotalDelta,
    sharePv,
    shareUv,
  });
  const three = {
    rows: [day('2026-11-18', 1000, null, 30, 12), day('2026-11-19', 1040, 40, 3, 3), day('2026-11-20', 1060, 20, 0, 0)],
  };

  test('says all users so far, how many came along, and shares per person', async () => {
    answer('daily-summary', { '2026-11-18': three });
    const app = await signedIn('/analysis/daily-summary?from=2026-11-18&before=2026-11-21&view=table');
    expect(textsOf(await tableOf(/^每日概况/))).toEqual([
      '日期累计用户数较前日转发次数转发人数人均转发',
      '2026-11-181,000 人—没有可比较的数据30 次12 人2.50 次/人',
      '2026-11-191,040 人40 人3 次3 人1.00 次/人',
      '2026-11-201,060 人20 人0 次0 人—基数为 0，无法计算',
      '合计1,060 人60 人33 次—人数和比率不能相加—人数和比率不能相加',
      // 33 by 15.
      '均值—累计值没有均值30 人11 次5 人2.20 次/人',
    ]);
    expect((await figureCard('累计用户数')).getByText('1,060 人')).toBeInTheDocument();
    expect((await figureCard('期间净增用户')).getByText('60 人')).toBeInTheDocument();
    expect((await figureCard('人均转发')).getByText('2.20 次/人')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '下载 CSV: 每日概况' }));
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual([
      '日期,累计用户数 (人),较前日 (人),转发次数 (次),转发人数 (人),人均转发 (次/人)',
      '2026-11-18,1000,—,30,12,2.5',
    ]);
  });

  test('compares a running total on the newest day that both periods have', async () => {
    const generating = { rows: three.rows.slice(0, 2), missing: [{ refDate: '2026-11-20', reason: 'generating' }] };
    const before = { rows: [day('2026-11-15', 800, 10, 1, 1), day('2026-11-16', 832, 32, 1, 1)] };
    answer('daily-summary', {
      '2026-11-18': generating as Answer,
      '2026-11-15': { ...before, rows: [...before.rows, day('2026-11-17', 900, 68, 1, 1)] },
    });
    await signedIn('/analysis/daily-summary?from=2026-11-18&before=2026-11-21&compare=previous');
    const all = await figureCard('累计用户数');
    expect(await all.findByText('对比 832 人：上升 25.0%')).toBeInTheDocument();
    expect(all.getByText('两期均取第 2 天')).toBeInTheDocument();
  });

  test('is drawn and compared', async () => {
    const before = {
      rows: [day('2026-11-15', 900, 10, 11, 11), day('2026-11-16', 930, 30, 0, 0), day('2026-11-17', 950, 20, 0, 0)],
    };
    answer('daily-summary', { '2026-11-18': three, '2026-11-15': before });
    await signedIn('/analysis/daily-summary?from=2026-11-18&before=2026-11-21&compare=previous');
    expect(await (await figureCard('转发次数')).findByText('对比 11 次：上升 200.0%')).toBeInTheDocument();
    // 40 and 20 against 30 and 20: of the first day it is not known how many came along.
    const gained = await figureCard('期间净增用户');
    expect(gained.getByText('对比 50 人：上升 20.0%')).toBeInTheDocument();
    expect(gained.getByText('两期各取有数据的 2 天')).toBeInTheDocument();
    expect(
      await screen.findByRole('img', { name: /累计用户数：最新 1,060 人.*累计用户数（对比）：最新 950 人/ }),
    ).toBeInTheDocument();
  });
});
