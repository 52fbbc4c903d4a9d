import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { VisitPageRow, VisitPages } from '@/contract/analysis/page';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { savedFiles } from '../saved-files';
import { fault, recordCalls, server } from '../server';

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
const tableRows = async () =>
  within(await screen.findByRole('table', { name: /^页面明细/ }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const firstCells = async () => (await tableRows()).slice(1, -1).map((text) => /pages\/[a-z/]+/.exec(text ?? '')?.[0]);

const files = savedFiles();

describe('the pages', () => {
  test('of a day: names over paths, seconds as minutes, exits of visits, and the same in the file', async () => {
    answering({});
    const app = await signedIn(DAY);
    expect(await tableRows()).toEqual([
      '页面访问次数访问人数次均停留时长进入页次数退出页次数退出率转发次数转发人数',
      '首页pages/index/index200 次90 人4.3 秒150 次30 次15.0%0 次0 人',
      '问卷pages/quiz80 次40 人1 分 15 秒2 次60 次75.0%0 次0 人',
      '未命名pages/bare0 次0 人0.0 秒0 次0 次—基数为 0，无法计算0 次0 人',
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
  });

  test('of which there are more than WeChat gives are the top 200, on the screen, in the file and in the total', async () => {
    const many = Array.from({ length: 200 }, (_, at) => row(`pages/p${at}`, `页${at}`, { pageVisitPv: 1000 - at }));
    answering({ rows: many.toReversed() });
    const app = await signedIn(`${DAY}&view=table`);
    expect(
      await screen.findByText('共 200 个页面 · 仅前 200 个页面：微信每天只提供访问次数最多的这些，合计不含其余页面'),
    ).toBeInTheDocument();
    // 1000 + 999 + … + 801.
    const shown = await tableRows();
    expect(shown.at(-1)).toMatch(/^合计（前 200 个页面内）180,100 次/);
    expect(shown.slice(1, 3).map((text) => text?.slice(0, 2))).toEqual(['页0', '页1']);
    await app.user.click(screen.getByRole('button', { name: '下载 CSV: 页面明细' }));
    const lines = (await files[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(202);
    expect(lines[200]).toMatch(/^页199,pages\/p199,801,/);
    expect(lines[201]).toMatch(/^合计（前 200 个页面内）,—?,180100,/);
    const box = screen.getByRole('searchbox', { name: '搜索页面名称或路径' });
    await app.user.type(box, '页19{Enter}');
    // 19 and 190 to 199.
    expect(await screen.findByText(/^共 11 个页面 · 仅前 200 个页面/)).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: '搜索页面名称或路径' })).toHaveFocus();
  });

  test('are sorted and filtered in the address, in the file as on the screen; no match can be undone', async () => {
    answering({});
    const app = await signedIn(`${DAY}&keyword=PAGES`);
    await tableRows();
    await app.user.click(screen.getByRole('columnheader', { name: /^退出率/ }));
    expect(app.address()).toBe(`${DAY}&keyword=PAGES&sort=-exitRate`);
    await waitFor(async () => expect(await firstCells()).toEqual(['pages/quiz', HOME, 'pages/bare']));
    await app.user.click(screen.getByRole('columnheader', { name: /^退出率/ }));
    await waitFor(async () => expect(await firstCells()).toEqual([HOME, 'pages/quiz', 'pages/bare']));
    await app.user.click(screen.getByRole('checkbox', { name: '只看未命名' }));
    await waitFor(async () => expect(await firstCells()).toEqual(['pages/bare']));
    const box = screen.getByRole('searchbox', { name: '搜索页面名称或路径' });
    await app.user.clear(box);
    await app.user.type(box, '首页{Enter}');
    expect(await screen.findByText('没有符合条件的页面')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '清除条件' }));
    await waitFor(async () => expect(await firstCells()).toHaveLength(3));
    expect(screen.getByRole('searchbox', { name: '搜索页面名称或路径' })).toHaveValue('');
    expect(app.address()).toBe(`${DAY}&sort=exitRate`);
  });

  test('are drawn when somebody asks for it: the most visited of those that are found', async () => {
    answering({});
    const app = await signedIn(`${DAY}&keyword=u`);
    await tableRows();
    expect(screen.queryByRole('img', { name: /^页面明细/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '图表' }));
    expect(await screen.findByRole('img', { name: /^页面明细，.*最多的是问卷，80 次/ })).toBeInTheDocument();
    expect(screen.getByText('按访问次数从高到低')).toBeInTheDocument();
    expect(app.address()).toBe(`${DAY}&keyword=u&view=chart`);
    // By what the table is sorted by, and without pages of a few visits.
    act(() => history.push(`${DAY}&view=chart&sort=-exitRate&minVisits=100`));
    expect(
      await screen.findByRole('img', { name: /^页面明细，.*退出率：共 1 项，最多的是首页，15\.0%/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('按退出率从高到低')).toBeInTheDocument();
    act(() => history.push(`${DAY}&keyword=u&view=chart`));
    await app.user.click(screen.getByRole('radio', { name: '表格' }));
    expect(await tableRows()).toHaveLength(3);
    expect(app.address()).toBe(`${DAY}&keyword=u`);
  });

  test('of several days have the mean of their people; what cannot be followed in the address is said', async () => {
    await signedIn(`${PATH}?last=7&sort=visits`);
    expect(await screen.findByText('选项无法识别，已改为 访问次数从多到少。')).toBeInTheDocument();
    const [, first] = await tableRows();
    expect(first).toMatch(/^首页pages\/index\/index[\d,]+ 次[\d,]+ 人/);
    expect(screen.getByRole('columnheader', { name: /^访问人数（日均）/ })).toBeInTheDocument();
    expect(screen.getByText('缺 1 天：2026-11-20')).toBeInTheDocument();
  });

  test.each([
    ['notProvided', '这段时间没有数据'],
    ['generating', '数据生成中，请稍后'],
    ['failed', '数据没有加载成功'],
  ] as const)('that there are none of, %s, say so once', async (reason, text) => {
    answering({ days: 0, rows: [], missing: [{ refDate: '2026-11-18', reason }] });
    await signedIn(DAY);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the name of a page', () => {
  const now = () => state().world.analysis.pageNames.find(({ id }) => id === HOME);
  const editing = async () => {
    const app = await signedIn(`${DAY}&edit=${encodeURIComponent(HOME)}`);
    return { app, field: await screen.findByLabelText('页面名称') };
  };

  test('is set from its row, and taken away by leaving it empty', async () => {
    const app = await signedIn(DAY);
    await app.user.click(await screen.findByRole('button', { name: '设置页面名称：首页' }));
    expect(app.address()).toBe(`${DAY}&edit=${encodeURIComponent(HOME)}`);
    const field = await screen.findByLabelText('页面名称');
    expect(field).toHaveValue('首页');
    await app.user.clear(field);
    await app.user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('已保存');
    expect(now()).toMatchObject({ pageName: null, version: 2 });
    expect(await screen.findByRole('button', { name: `设置页面名称：${HOME}` })).toBeInTheDocument();
    expect(app.address()).toBe(DAY);
  });

  test('that somebody else has changed is compared and chosen', async () => {
    const { app, field } = await editing();
    Object.assign(now() ?? {}, { pageName: '主页', version: 2 });
    await app.user.clear(field);
    await app.user.type(field, '入口');
    await app.user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = await dialogWith('内容已被他人修改');
    await app.user.click(dialog.getByRole('radio', { name: /入口/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now()).toMatchObject({ pageName: '入口', version: 3 });
  });

  test('that the server refuses is said on its field, and nothing typed is lost', async () => {
    server.use(
      http.put('*/api/admin/v1/analysis/pages/name', () =>
        HttpResponse.json(
          { success: false, errorMessage: '未通过校验', data: { fieldErrors: { pageName: '名称已被占用' } } },
          { status: 422 },
        ),
      ),
    );
    const { app, field } = await editing();
    await app.user.type(field, '二');
    await app.user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('名称已被占用')).toBeInTheDocument();
    expect(field).toHaveValue('首页二');
    expect(field).toHaveFocus();
  });

  test('of a page that is not there leads back, and nothing changed is nothing sent', async () => {
    const calls = recordCalls();
    const app = await signedIn(`${DAY}&edit=nothing`);
    expect(await screen.findByText('没有这个页面')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(app.address()).toBe(DAY));
    await app.user.click(await screen.findByRole('button', { name: '设置页面名称：首页' }));
    await screen.findByLabelText('页面名称');
    await app.user.click(screen.getByRole('button', { name: '保存' }));
    await screen.findByText('没有需要保存的修改');
    expect(calls).not.toContain('PUT /analysis/pages/name');
  });
});
