import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Distribution } from '@/contract/analysis/distribution';
import { signedIn } from '../app';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

const PATH = '/analysis/visit-distribution';
const ONE_DAY = `${PATH}?from=2026-11-18&before=2026-11-19`;

const answer: Distribution = {
  syncedAt: '2026-11-20T10:00:00+08:00',
  newest: '2026-11-19',
  missing: [],
  days: 1,
  // 60 + 100 + 25 + 15 = 200
  source: [
    { key: 10, value: 60, uv: 30 },
    { key: 3, value: 100, uv: 80 },
    { key: 59, value: 25, uv: 20 },
    { key: 99, value: 15, uv: 15 },
  ],
  // 150 + 40 + 10 = 200; the third is an unknown group.
  stayTime: [
    { key: 3, value: 40 },
    { key: 1, value: 150 },
    { key: 9, value: 10 },
  ],
  depth: [{ key: 7, value: 200 }],
};
const answering = (data: Partial<Distribution>) =>
  server.use(fault.json('GET', '/analysis/distribution', { success: true, data: { ...answer, ...data } }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const readRows = async (name: RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const findChart = async (name: RegExp) => {
  const chart = await screen.findByRole('img', { name });
  await waitFor(() => expect(chart.querySelector('svg text')).toBeInTheDocument());
  return chart;
};

const files = savedFiles();

test('opens on the newest day while the data of yesterday are being generated', async () => {
  const app = await signedIn(`${PATH}?from=2026-11-20&before=2026-11-21`);
  expect(await screen.findByText('数据生成中，请稍后')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '访问来源' })).not.toBeInTheDocument();
  await app.user.click(await screen.findByRole('radio', { name: '最新（11-19）' }));
  expect(await screen.findByRole('region', { name: '访问来源' })).toBeInTheDocument();
  expect(screen.getByText('2026-11-19')).toBeInTheDocument();
  expect(screen.getByText('昨天没有数据，显示最新一天')).toBeInTheDocument();
  expect(app.address()).toBe(PATH);
  await app.user.click(screen.getByRole('radio', { name: '近 7 天' }));
  expect(await screen.findByText('缺 1 天：2026-11-20')).toBeInTheDocument();
  expect(app.address()).toBe(`${PATH}?last=7`);
  const charts = [/^访问来源，.*最多的是会话/, /^访问时长，.*共 8 项/, /^访问深度，.*共 7 项.*最多的是1 页/];
  for (const name of charts) await findChart(name);
});

test('lists the sources of a day with shares, scenes and people, and every bucket of stay, in table and file', async () => {
  answering({});
  const app = await signedIn(`${ONE_DAY}&sourceView=table`);
  expect(await readRows(/^访问来源/)).toEqual([
    '访问来源包含场景值打开次数占比人数',
    '会话1007 1008 1044 1093 1094 1096100 次50.0%80 人',
    '其他其余场景值60 次30.0%30 人',
    // Sources outside the official table are marked, unknown ones show their number.
    '群待办（非官方）—25 次12.5%20 人',
    '来源 99—15 次7.5%15 人',
    '合计200 次100.0%—人数和比率不能相加',
  ]);
  await app.user.click(part('访问来源').getByRole('button', { name: '下载 CSV: 访问来源' }));
  expect((await files[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    '访问来源,包含场景值,打开次数 (次),占比 (%),人数 (人)',
    '会话,1007 1008 1044 1093 1094 1096,100,50,80',
  ]);
  // Each section has its own switch.
  await app.user.click(part('访问时长').getByText('表格'));
  expect(await readRows(/^访问时长/)).toEqual([
    '分组打开次数占比',
    '0-2s150 次75.0%',
    '3-5s0 次0.0%',
    '6-10s40 次20.0%',
    '11-20s0 次0.0%',
    '20-30s0 次0.0%',
    '30-50s0 次0.0%',
    '50-100s0 次0.0%',
    '>100s0 次0.0%',
    '分组 910 次5.0%',
    '合计200 次100.0%',
  ]);
  expect(app.address()).toBe(`${ONE_DAY}&sourceView=table&stayView=table`);
  expect(await findChart(/^访问深度，.*共 7 项，最多的是>10 页，200 次/)).toHaveTextContent('200 次100.0%');
});

test('compares a day with the same weekday of last week, and shows the daily mean of people over several days', async () => {
  const before = {
    ...answer,
    source: [
      { key: 3, value: 30, uv: 9 },
      { key: 7, value: 30, uv: 9 },
    ],
  };
  const several = { ...answer, days: 6, source: [{ key: 3, value: 100, uv: 12.4 }] };
  const answers: Record<string, Distribution> = { '2026-11-11': before, '2026-11-18': answer, '2026-11-14': several };
  server.use(
    http.get('*/api/admin/v1/analysis/distribution', ({ request }) => {
      const data = answers[new URL(request.url).searchParams.get('from') ?? ''] ?? answer;
      return HttpResponse.json({ success: true, data });
    }),
  );
  const app = await signedIn(`${ONE_DAY}&compare=weekday&sourceView=table`);
  expect(await screen.findByText(/对比：2026-11-11$/)).toBeInTheDocument();
  await waitFor(async () => expect((await readRows(/^访问来源/))[0]).toContain('占比变化'));
  const rows = await readRows(/^访问来源/);
  expect(rows[1]).toBe('会话1007 1008 1044 1093 1094 1096100 次50.0%80 人30 次50.0%持平');
  expect(rows[2]).toBe('其他其余场景值60 次30.0%30 人0 次0.0%上升 30.0 个百分点');

  await app.user.click(screen.getByRole('combobox', { name: '对比' }));
  await app.user.click(await screen.findByTitle('不对比'));
  await app.user.click(screen.getByRole('radio', { name: '近 7 天' }));
  await waitFor(async () => expect((await readRows(/^访问来源/))[0]).toContain('人数（日均）'));
  expect((await readRows(/^访问来源/))[1]).toBe('会话1007 1008 1044 1093 1094 1096100 次100.0%12 人');
});
