import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { VisitPageRow, VisitPages } from '@/contract/analysis/page';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { savedFiles } from '../saved-files';
import { fault, server } from '../server';

const PATH = '/analysis/visit-page';
const DAY = `${PATH}?from=2026-11-18&before=2026-11-19`;
const HOME = 'pages/index/index';

const row = (pagePath: string, pageName: string | null, figures: Partial<VisitPageRow>): VisitPageRow => ({
  pagePath,
  pageName,
  version: 1,
  pageVisitPv: 0,
  pageVisitUv: 0,
  pageStaytimePv: 0,
  entrypagePv: 0,
  exitpagePv: 0,
  pageSharePv: 0,
  pageShareUv: 0,
  ...figures,
});
const rows = [
  row('pages/quiz', '问卷', { pageVisitPv: 80, pageVisitUv: 40, pageStaytimePv: 75, exitpagePv: 60, entrypagePv: 2 }),
  row(HOME, '首页', { pageVisitPv: 200, pageVisitUv: 90, pageStaytimePv: 4.26, exitpagePv: 30, entrypagePv: 150 }),
  row('pages/bare', null, { pageVisitPv: 0 }),
];
const answering = (data: Partial<VisitPages>) =>
  server.use(
    fault.json('GET', '/analysis/pages', {
      success: true,
      data: { syncedAt: null, newest: '2026-11-19', missing: [], days: 1, rows, ...data },
    }),
  );
const readRows = async () => {
  const table = await screen.findByRole('table', { name: /^页面明细/ });
  return [...table.querySelectorAll('tr:not([aria-hidden=true])')].map(({ textContent }) => textContent);
};
const readPaths = async () => (await readRows()).slice(1, -1).map((text) => /pages\/[a-z/]+/.exec(text ?? '')?.[0]);

const files = savedFiles();

test('lists the pages of a day, sorts and filters them in the URL, and shows and exports the result', async () => {
  answering({});
  const app = await signedIn(DAY);
  expect(await readRows()).toEqual([
    '页面访问次数访问人数次均停留时长进入页次数退出页次数退出率转发次数转发人数',
    '首页 pages/index/index200 次90 人4.3 秒150 次30 次15.0%0 次0 人',
    '问卷 pages/quiz80 次40 人1 分 15 秒2 次60 次75.0%0 次0 人',
    '未命名 pages/bare0 次0 人0.0 秒0 次0 次—基数为 0，无法计算0 次0 人',
    // 200 × 4.26 s and 80 × 75 s; 90 of 280.
    expect.stringMatching(/^合计280 次—人数和比率不能相加24\.5 秒152 次90 次32\.1%/),
  ]);
  expect(screen.getByText('共 3 个页面 · 微信每天只提供访问次数最多的 200 个页面')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: '下载 CSV: 页面明细' }));
  expect((await files[0]?.text())?.split('\r\n').slice(1, 4)).toEqual([
    '首页,pages/index/index,200,90,4.3,150,30,15,0,0',
    '问卷,pages/quiz,80,40,75,2,60,75,0,0',
    'pages/bare,pages/bare,0,0,0,0,0,—,0,0',
  ]);

  await app.user.click(screen.getByRole('columnheader', { name: /^退出率/ }));
  await waitFor(async () => expect(await readPaths()).toEqual(['pages/quiz', HOME, 'pages/bare']));
  const box = screen.getByRole('searchbox', { name: '搜索页面名称或路径' });
  await app.user.click(box);
  await app.user.paste('U');
  await app.user.keyboard('{Enter}');
  await waitFor(async () => expect(await readPaths()).toEqual(['pages/quiz']));
  expect(app.address()).toBe(`${DAY}&sort=-exitRate&keyword=U`);
  // The chart shows the sorted column, and loads only when it is selected.
  expect(screen.queryByRole('img', { name: /^页面明细/ })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: '图表' }));
  expect(
    await screen.findByRole('img', { name: /^页面明细，.*退出率：共 1 项，最多的是问卷，75\.0%/ }),
  ).toBeInTheDocument();
  expect(screen.getByText('按退出率从高到低')).toBeInTheDocument();
  await app.user.click(screen.getByRole('radio', { name: '表格' }));
  await app.user.click(screen.getByRole('checkbox', { name: '只看未命名' }));
  expect(await screen.findByText('没有符合条件的页面')).toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: '清除条件' }));
  await waitFor(async () => expect(await readPaths()).toHaveLength(3));
  expect(screen.getByRole('searchbox', { name: '搜索页面名称或路径' })).toHaveValue('');
  expect(app.address()).toBe(`${DAY}&sort=-exitRate`);
});

test('compares visits, people and exits of a page with those of the day before, in total over the same pages', async () => {
  server.use(
    http.get('*/analysis/pages', ({ request }) => {
      const isBefore = new URL(request.url).searchParams.get('from') === '2026-11-17';
      const home = row(HOME, '首页', { pageVisitPv: 100, pageVisitUv: isBefore ? 60 : 90, exitpagePv: 30 });
      const few = row('pages/few', null, { pageVisitPv: isBefore ? 60 : 10 });
      const data = { syncedAt: null, newest: '2026-11-19', missing: [], days: 1, rows: [home, few] };
      return HttpResponse.json({ success: true, data });
    }),
  );
  await signedIn(`${DAY}&compare=previous&minVisits=50`);
  await screen.findByRole('columnheader', { name: /^对比期访问人数/ });
  const [header, home, total] = await readRows();
  expect(header).toContain('对比期访问次数对比期访问人数对比期退出率');
  expect(home).toContain('90 人');
  expect(home).toContain('100 次60 人30.0%');
  expect(total).toMatch(/^合计.*100 次60 人30\.0%/);
});

test('states on the screen, in the file and in the total that WeChat provides only the top 200 pages', async () => {
  const many = Array.from({ length: 200 }, (_, at) => row(`pages/p${at}`, `页${at}`, { pageVisitPv: 1000 - at }));
  answering({ rows: many.toReversed(), days: 6, missing: [{ refDate: '2026-11-20', reason: 'generating' }] });
  const app = await signedIn(`${PATH}?last=7&sort=visits`);
  expect(
    await screen.findByText('共 200 个页面 · 仅前 200 个页面：微信每天只提供访问次数最多的这些，合计不含其余页面'),
  ).toBeInTheDocument();
  expect(screen.getByText('选项无法识别，已改为 访问次数从多到少。')).toBeInTheDocument();
  // People over several days are a mean, not a sum.
  expect(screen.getByRole('columnheader', { name: /^访问人数（日均）/ })).toBeInTheDocument();
  // 1000 + 999 + … + 801.
  const shown = await readRows();
  expect(shown.at(-1)).toMatch(/^合计（前 200 个页面内）180,100 次/);
  expect(shown.slice(1, 3).map((text) => text?.slice(0, 2))).toEqual(['页0', '页1']);
  await app.user.click(screen.getByRole('button', { name: '下载 CSV: 页面明细' }));
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines).toHaveLength(202);
  expect(lines[200]).toMatch(/^页199,pages\/p199,801,/);
  expect(lines[201]).toMatch(/^合计（前 200 个页面内）,—?,180100,/);
});

test('edits the name of a page from its row, where an empty name removes it', async () => {
  const app = await signedIn(DAY);
  await app.user.click(await screen.findByRole('button', { name: '设置页面名称：首页' }));
  expect(app.address()).toBe(`${DAY}&edit=${encodeURIComponent(HOME)}`);
  const field = await screen.findByLabelText('页面名称');
  expect(field).toHaveValue('首页');
  await app.user.clear(field);
  await app.user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存');
  expect(state().world.analysis.pageNames.find(({ id }) => id === HOME)).toMatchObject({ pageName: null, version: 2 });
  expect(await screen.findByRole('button', { name: `设置页面名称：${HOME}` })).toBeInTheDocument();
  expect(app.address()).toBe(DAY);
});
