import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import type { RetainCohort } from '@/contract/analysis/trend';
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

/** Answers the periods that begin on `from` by these rows; others have none. */
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

/** 50 of 200 and 10 of 100 came again a day later, 20 of 200 two days later. 99 is a key that nobody knows. */
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

const heat = async (name = /^留存：每行/) => within(await screen.findByRole('table', { name }));
type Queries = Awaited<ReturnType<typeof heat>>;
const textsOf = (table: Queries) => table.getAllByRole('row').map(({ textContent }) => textContent);

describe('retention by day', () => {
  test('stands in a triangle, unknown cells with their reason, and is weighed by the size of the cohorts', async () => {
    answer({ '2026-11-14': week });
    const app = await signedIn(`${DAILY}?last=7`);
    const cells = textsOf(await heat());
    // The newest cohort first.
    expect(cells[0]).toBe('日期用户数1 日后2 日后3 日后4 日后5 日后6 日后7 日后14 日后30 日后');
    expect(cells.map((text) => text?.slice(0, 40))).toEqual([
      expect.any(String),
      expect.stringMatching(/^2026-11-20—生成中—未到期/),
      expect.stringMatching(/^2026-11-1940 人—生成中—未到期/),
      expect.stringMatching(/^2026-11-18100 人10\.0%—生成中—未到期/),
      expect.stringMatching(/^2026-11-17200 人25\.0%10\.0%—生成中—未到期/),
      expect.stringContaining('2026-11-16—微信未提供'),
      expect.stringContaining('2026-11-15—微信未提供—微信未提供'),
      expect.stringContaining('2026-11-14—同步失败—同步失败—同步失败'),
    ]);

    // 200 + 100 + 40; 60 of 300.
    const users = await figureCard('新增用户');
    expect(users.getByText('340 人')).toBeInTheDocument();
    const one = await figureCard('1 日后留存率');
    expect(one.getByText('20.0%')).toBeInTheDocument();
    expect(one.getByText('按 2 天的用户计算')).toBeInTheDocument();
    const thirty = await figureCard('30 日后留存率');
    expect(thirty.getByText('—')).toBeInTheDocument();
    expect(thirty.getByText('未到期')).toBeInTheDocument();

    expect(
      screen.getByText('缺 4 天：2026-11-14、2026-11-20（生成中）、2026-11-15 至 2026-11-16（微信未提供）'),
    ).toBeInTheDocument();

    expect(
      await screen.findByRole('img', {
        name: /新增用户留存曲线.*留存率：最新 10\.0%（2 日后），最高 20\.0%（1 日后），最低 10\.0%（2 日后）/,
      }),
    ).toBeInTheDocument();
    const [, curveTable] = screen.getAllByText('表格');
    await app.user.click(curveTable as HTMLElement);
    const curve = textsOf(within(await screen.findByRole('table', { name: /新增用户留存曲线/ })));
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

  test('of new or active users, as rates or people, is in the address and stays from days to weeks', async () => {
    answer({ '2026-11-14': week, '2026-08-24': {} });
    const app = await signedIn(`${DAILY}?last=7`);
    await heat();
    await app.user.click(screen.getByText('活跃用户', { selector: '.ant-segmented-item-label' }));
    await app.user.click(screen.getByText('留存人数', { selector: '.ant-segmented-item-label' }));
    expect(app.address()).toBe(`${DAILY}?last=7&kind=active&show=count`);
    const active = textsOf(await heat())[3];
    expect(active).toMatch(/^2026-11-18900 人450 人—生成中/);
    // 1000 + 900 + 1000 on three days, each person once a day.
    const users = await figureCard('活跃用户');
    expect(users.getByText('967 人')).toBeInTheDocument();
    expect(users.getByText('日均')).toBeInTheDocument();

    await app.user.click(screen.getByText('周', { selector: '.ant-segmented-item-label' }));
    await screen.findByText('2026-08-24 至 2026-11-15，共 12 周');
    expect(app.address()).toBe('/analysis/retain/weekly?kind=active&show=count');
    expect(screen.getByTitle('活跃用户').parentElement).toHaveClass('ant-segmented-item-selected');
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe(`${DAILY}?last=7&kind=active&show=count`));
  });

  test('is compared in percentage points; a period that was not read is said, and the own figures stay', async () => {
    const before = { rows: [row('2026-11-10', cohort(400, { 1: 120 }))] };
    answer({ '2026-11-14': week, '2026-11-07': before });
    const app = await signedIn(`${DAILY}?last=7&compare=previous`);
    // 20% against 120 of 400.
    const one = await figureCard('1 日后留存率');
    expect(await one.findByText('对比 30.0%：下降 10.0 个百分点')).toBeInTheDocument();
    const users = await figureCard('新增用户');
    expect(users.getByText('200 人 对比 400 人：下降 50.0%')).toBeInTheDocument();
    expect(users.getByText('两期各取有数据的 1 天')).toBeInTheDocument();
    expect((await figureCard('30 日后留存率')).getByText(/没有可比较的数据/)).toBeInTheDocument();

    const counterpart = '对比 2026-11-10：30.0%，下降 5.0 个百分点';
    expect(within(await screen.findByRole('table', { name: /留存：/ })).getByTitle(counterpart)).toHaveTextContent(
      '25.0%',
    );
    await app.user.click(screen.getByRole('button', { name: '下载 CSV: 新增用户留存' }));
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines[0]).toMatch(/30 日后 \(%\),对比周期,新增用户（对比） \(人\),1 日后（对比） \(%\)/);
    expect(lines[4]).toMatch(/^2026-11-17,200,25,10,(—,){7}2026-11-10,400,30,—/);

    answer({ '2026-11-14': week });
    await app.user.click(screen.getByRole('combobox', { name: '对比' }));
    await app.user.click(await screen.findByTitle('去年同期'));
    const retry = await screen.findByRole('button', { name: '重试: 对比' });
    expect(screen.getByText('对比周期的数据没有加载成功')).toBeInTheDocument();
    expect((await figureCard('1 日后留存率')).getByText('20.0%')).toBeInTheDocument();
    answer({ '2026-11-14': week, '2025-11-15': { rows: [row('2025-11-15', cohort(100, { 1: 15 }))] } });
    await app.user.click(retry);
    expect(await (await figureCard('1 日后留存率')).findByText('对比 15.0%：上升 5.0 个百分点')).toBeInTheDocument();
    expect(screen.queryByText('对比周期的数据没有加载成功')).not.toBeInTheDocument();
  });
});

test('what an address names wrongly is said, with what is shown instead', async () => {
  await signedIn(`${DAILY}?from=2026-11-10&before=never&kind=old&show=1`);
  const note = within(screen.getByText('网址中的时段或选项无法使用').closest('.ant-alert') as HTMLElement);
  expect(note.getByText('日期无法识别，已改为 2026-09-22 至 2026-11-20，共 60 天。')).toBeInTheDocument();
  expect(note.getByText('选项无法识别，已改为 新增用户。')).toBeInTheDocument();
  expect(note.getByText('选项无法识别，已改为 留存率。')).toBeInTheDocument();
});

test('not arrived, being generated, nothing there and not over yet are four things', async () => {
  answer({});
  const app = await signedIn(`${DAILY}?from=2026-11-20&before=2026-11-21`);
  await screen.findByText('数据没有加载成功');
  expect(screen.queryByText('1 日后留存率')).not.toBeInTheDocument();
  const again = () => app.user.click(screen.getByRole('button', { name: '重试' }));

  answer({ '2026-11-20': { missing: [{ refDate: '2026-11-20', reason: 'generating' }] } });
  await again();
  await screen.findByText('数据生成中，请稍后');

  answer({ '2026-11-20': { rows: [row('2026-11-20', cohort(30))], newest: '2026-11-20' } });
  await again();
  await screen.findByText('还没有到期');
  expect(textsOf(await heat())[1]).toMatch(/^2026-11-2030 人—未到期/);

  answer({ '2025-01-01': { missing: [{ refDate: '2025-01-01', reason: 'notProvided' }] } });
  act(() => history.push(`${DAILY}?from=2025-01-01&before=2025-01-02`));
  await screen.findByText('这段时间没有数据');
});

test('by month the course of one month later is shown, and the menu keeps its one entry', async () => {
  await signedIn('/analysis/retain/monthly?compare=previous', 'en-US');
  expect(
    await screen.findByRole('img', { name: /New users: month-1 retention.*Retention rate: latest/ }),
  ).toBeInTheDocument();
  const cells = textsOf(await heat(/^Retention by cohort/));
  expect(cells[0]).toBe('MonthUsersMonth 1');
  expect(cells).toHaveLength(13);
  expect(cells[1]).toMatch(/^2026-10[\d,]+—too early to tell$/);
  const entries = screen.getAllByRole('menuitem', { name: 'User Retain' });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toHaveClass('ant-menu-item-selected');
});
