import { screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test } from 'vitest';
import type { Missing } from '@/contract/analysis/period';
import { trendRules } from '@/domain/period/rules';
import { AppError } from '@/errors/app-error';
import { figureCard } from '../../../tests/figure-card';
import { openScreen } from '../../../tests/screen';
import { fault, server } from '../../../tests/server';
import { SeriesScreen } from './SeriesScreen';

type Row = { refDate: string; sessionCnt: number; visitUv: number; stayTimeSession: number; stayTimeUv: number };
type Answer = { rows: Row[]; missing: Missing[] };

const url = () => history.location.search;
const rules = trendRules('day');
const names = ['sessionCnt', 'visitUv', 'stayTimeSession', 'stayTimeUv'] as const;
const drawn = ['sessionCnt', 'visitUv'] as const;
const figuresOf = ({ refDate: _, ...figures }: Row) => figures;
const row = (refDate: string, sessionCnt: number, visitUv: number): Row => ({
  refDate,
  sessionCnt,
  visitUv,
  stayTimeSession: 60,
  stayTimeUv: 75,
});
const own: Answer = { rows: [row('2026-11-19', 100, 40), row('2026-11-20', 500, 60)], missing: [] };

/** Responses by the first day of a period; other periods fail. */
let answers: Record<string, Answer>;
const read = async ({ from }: { from: string }) => {
  const answer = answers[from];
  if (!answer) throw new AppError('http', { status: 500 });
  return answer;
};

beforeEach(() => {
  answers = { '2026-11-19': own };
  server.use(fault.json('GET', '/analysis/status', { success: true, data: [] }));
});

function openSeries(query = '') {
  return openScreen(
    () => (
      <SeriesScreen
        title="访问趋势"
        report="visitTrendDay"
        rules={rules}
        read={read}
        names={names}
        defaultMetrics={drawn}
        toFigures={figuresOf}
      />
    ),
    { path: `/?from=2026-11-19&before=2026-11-21${query}` },
  ).user;
}

test('compares the days that both periods have, and shows their number', async () => {
  answers['2026-11-17'] = {
    rows: [row('2026-11-18', 250, 40)],
    missing: [{ refDate: '2026-11-17', reason: 'failed' }],
  };
  openSeries('&compare=previous&view=table');
  const opens = await figureCard('打开次数');
  // 600 on both days; only the 20th has a counterpart.
  expect(opens.getByText('600 次')).toBeInTheDocument();
  expect(opens.getByText('500 次 对比 250 次：上升 100.0%')).toBeInTheDocument();
  expect(opens.getByText('两期各取有数据的 1 天')).toBeInTheDocument();
  const table = within(await screen.findByRole('table', { name: /^访问趋势/ }));
  expect(table.getAllByRole('row')[2]).toHaveTextContent(/^2026-11-20500 次.*2026-11-18250 次/);
});

test('keeps its own figures when the compared period fails, and retries only that one', async () => {
  const user = openSeries('&compare=previous');
  const retry = await screen.findByRole('button', { name: '重试: 对比' });
  expect(screen.getByText('对比周期的数据加载失败')).toBeInTheDocument();
  expect((await figureCard('打开次数')).getByText('600 次')).toBeInTheDocument();
  answers = { '2026-11-17': { rows: [row('2026-11-17', 200, 1), row('2026-11-18', 100, 1)], missing: [] } };
  await user.click(retry);
  expect(await (await figureCard('打开次数')).findByText('对比 300 次：上升 100.0%')).toBeInTheDocument();
  expect(screen.queryByText('对比周期的数据加载失败')).not.toBeInTheDocument();
});

test('draws up to three metrics of at most two units, kept in the URL', async () => {
  const user = openSeries();
  await screen.findByRole('img', { name: /打开次数：最新 500 次.*访问人数：最新 60 人/ });
  const box = (name: string) => screen.getByRole('checkbox', { name });
  // Times and people share an axis, and seconds use the other one.
  await user.click(box('次均停留时长'));
  expect(box('人均停留时长')).toBeDisabled();
  await user.click(box('次均停留时长'));
  await user.click(box('访问人数'));
  // The last metric of a chart cannot be deselected.
  expect(box('打开次数')).toBeDisabled();
  await user.click(box('次均停留时长'));
  expect(url()).toBe('?from=2026-11-19&before=2026-11-21&metrics=sessionCnt%2CstayTimeSession');
  expect(box('人均停留时长')).toBeEnabled();
  expect(await screen.findByRole('img', { name: /次均停留时长：最新 1 分/ })).toBeInTheDocument();
});

test('reports metrics in the URL that it cannot draw together', async () => {
  openSeries('&metrics=sessionCnt,newRate,stayTimeUv');
  expect(await screen.findByText('图表指标无法识别或不能同图显示，已改为 打开次数、访问人数。')).toBeInTheDocument();
});

test('shows no cards without figures; the report explains why and names the denial', async () => {
  const missing: Missing[] = [{ refDate: '2026-11-20', reason: 'failed' }];
  answers = { '2026-11-19': { rows: [], missing } };
  const status = { report: 'visitTrendDay', oldest: null, newest: null, lastSyncedAt: null, failed: [] };
  const data = [{ ...status, state: 'failed', reason: 'gameProgram' }];
  server.use(fault.json('GET', '/analysis/status', { success: true, data }));
  openSeries();
  expect(await screen.findByText('小游戏不支持数据分析')).toBeInTheDocument();
  expect(screen.queryByText('打开次数', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^缺 1 天/)).not.toBeInTheDocument();
});
