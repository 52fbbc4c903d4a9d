import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import type { RetainCohort } from '@/contract/analysis/trend';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { figureCard } from '../figure-card';
import { savedFiles } from '../saved-files';
import { server } from '../server';

const DAILY = '/analysis/retain/daily';

const files = savedFiles();

const cohort = (base: number, cells: Record<number, number> = {}): RetainCohort => ({
  base,
  cells: Object.entries(cells).map(([key, value]) => ({ key: Number(key), value })),
});
type Given = { refDate: string; new: RetainCohort; active: RetainCohort };
const row = (refDate: string, of: RetainCohort, active = cohort(1000)): Given => ({ refDate, new: of, active });

/** Answers periods that start on a key of `given` with its rows; other periods fail. */
function answer(given: Record<string, { rows?: Given[]; missing?: Missing[]; newest?: string }>) {
  server.use(
    http.get('*/api/admin/v1/analysis/retain', ({ request }) => {
      const one = given[new URL(request.url).searchParams.get('from') ?? ''];
      if (!one) return new HttpResponse(null, { status: 500 });
      const { rows = [], missing = [], newest = '2026-11-19' } = one;
      return HttpResponse.json({ success: true, data: { syncedAt: null, newest, missing, rows } });
    }),
  );
}

/** 50 of 200 and 10 of 100 users returned a day later, 20 of 200 two days later. 99 is an unknown key. */
const week = {
  rows: [
    row('2026-11-17', cohort(200, { 1: 50, 2: 20, 99: 7 })),
    row('2026-11-18', cohort(100, { 1: 10 }), cohort(900, { 1: 450 })),
    row('2026-11-19', cohort(40)),
  ],
  missing: [
    { refDate: '2026-11-14', reason: 'failed' },
    { refDate: '2026-11-15', reason: 'notProvided' },
    { refDate: '2026-11-16', reason: 'notProvided' },
    { refDate: '2026-11-20', reason: 'generating' },
  ] satisfies Missing[],
};

const findHeatMap = async (name = /^留存：每行/) => within(await screen.findByRole('table', { name }));
type Queries = Awaited<ReturnType<typeof findHeatMap>>;
const getTexts = (table: Queries) => table.getAllByRole('row').map(({ textContent }) => textContent);

test('shows retention as a triangle, weighted by cohort size, with a reason for each empty cell', async () => {
  answer({ '2026-11-14': week });
  const app = await signedIn(`${DAILY}?last=7`);
  const cells = getTexts(await findHeatMap());
  // The newest cohort first.
  expect(cells[0]).toBe('日期用户数1 日后2 日后3 日后4 日后5 日后6 日后7 日后14 日后30 日后');
  expect(cells.slice(1).map((text) => text?.slice(0, 40))).toEqual([
    expect.stringMatching(/^2026-11-20—生成中—未到期/),
    expect.stringMatching(/^2026-11-1940 人—生成中—未到期/),
    expect.stringMatching(/^2026-11-18100 人10\.0%—生成中—未到期/),
    expect.stringMatching(/^2026-11-17200 人25\.0%10\.0%—生成中—未到期/),
    expect.stringContaining('2026-11-16—微信未提供'),
    expect.stringContaining('2026-11-15—微信未提供—微信未提供'),
    expect.stringContaining('2026-11-14—同步失败—同步失败—同步失败'),
  ]);

  // 200 + 100 + 40; 60 of 300.
  expect((await figureCard('新增用户')).getByText('340 人')).toBeInTheDocument();
  const one = await figureCard('1 日后留存率');
  expect(one.getByText('20.0%')).toBeInTheDocument();
  expect(one.getByText('按 2 天的用户计算')).toBeInTheDocument();
  const thirty = await figureCard('30 日后留存率');
  expect(thirty.getByText('—')).toBeInTheDocument();
  expect(thirty.getByText('未到期')).toBeInTheDocument();

  expect(
    await screen.findByRole('img', {
      name: /新增用户留存曲线.*留存率：最新 10\.0%（2 日后），最高 20\.0%（1 日后），最低 10\.0%（2 日后）/,
    }),
  ).toBeInTheDocument();
  const [, curveTable] = screen.getAllByText('表格');
  await app.user.click(curveTable as HTMLElement);
  const curve = getTexts(within(await screen.findByRole('table', { name: /新增用户留存曲线/ })));
  expect(curve.slice(0, 3)).toEqual([
    '之后留存率留存人数新增用户计入天数',
    '1 日后20.0%60 人300 人2',
    '2 日后10.0%20 人200 人1',
  ]);
  expect(curve.at(-1)).toBe('30 日后—未到期—未到期—未到期0');

  await app.user.click(screen.getByRole('button', { name: '下载 CSV: 新增用户留存' }));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toMatch(/^日期,新增用户 \(人\),1 日后 \(%\),2 日后 \(%\)/);
  // Seven days, newest first: the 17th is the fourth either way.
  expect(lines[4]).toBe('2026-11-17,200,25,10,—,—,—,—,—,—,—');
});

test('compares retention in percentage points, and keeps the choice of users and figures from days to weeks', async () => {
  answer({
    '2026-11-14': week,
    '2026-11-07': { rows: [row('2026-11-10', cohort(400, { 1: 120 }))] },
    '2026-08-24': {},
  });
  const app = await signedIn(`${DAILY}?last=7&compare=previous`);
  // 20% against 120 of 400.
  const one = await figureCard('1 日后留存率');
  expect(await one.findByText('对比 30.0%：下降 10.0 个百分点')).toBeInTheDocument();
  const users = await figureCard('新增用户');
  expect(users.getByText('200 人 对比 400 人：下降 50.0%')).toBeInTheDocument();
  expect(users.getByText('两期各取有数据的 1 天')).toBeInTheDocument();
  const counterpart = '对比 2026-11-10：30.0%，下降 5.0 个百分点';
  expect((await findHeatMap()).getByTitle(counterpart)).toHaveTextContent('25.0%');
  await app.user.click(screen.getByRole('button', { name: '下载 CSV: 新增用户留存' }));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toMatch(/30 日后 \(%\),对比周期,对比期新增用户 \(人\),对比期1 日后 \(%\)/);
  expect(lines[4]).toMatch(/^2026-11-17,200,25,10,(—,){7}2026-11-10,400,30,—/);

  await app.user.click(screen.getByText('活跃用户', { selector: '.ant-segmented-item-label' }));
  await app.user.click(screen.getByText('留存人数', { selector: '.ant-segmented-item-label' }));
  expect(app.address()).toBe(`${DAILY}?last=7&compare=previous&kind=active&show=count`);
  expect(getTexts(await findHeatMap())[3]).toMatch(/^2026-11-18900 人450 人—生成中/);
  // 1000 + 900 + 1000 on three days; a user counts on each day, so only the mean makes sense.
  const active = await figureCard('活跃用户');
  expect(active.getByText('967 人')).toBeInTheDocument();
  expect(active.getByText('日均')).toBeInTheDocument();

  await app.user.click(screen.getByText('周', { selector: '.ant-segmented-item-label' }));
  await screen.findByText(/^2026-08-24 至 2026-11-15，共 12 周/);
  expect(app.address()).toBe('/analysis/retain/weekly?compare=previous&kind=active&show=count');
  expect(screen.getByTitle('活跃用户').parentElement).toHaveClass('ant-segmented-item-selected');
});

test('follows month-1 retention by month, in English', async () => {
  state().world.analysis.firstDay = '2026-08-01';
  await signedIn('/analysis/retain/monthly?compare=previous', { locale: 'en-US' });
  expect(
    await screen.findByRole('img', { name: /New users: month-1 retention.*Retention rate: latest/ }),
  ).toBeInTheDocument();
  const cells = getTexts(await findHeatMap(/^Retention by cohort/));
  expect(cells[0]).toBe('MonthUsersMonth 1');
  expect(cells).toHaveLength(13);
  expect(cells[1]).toMatch(/^2026-10[\d,]+—not due yet$/);
});
