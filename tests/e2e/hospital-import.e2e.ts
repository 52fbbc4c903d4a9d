import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { toXlsx } from '../../mock/export/xlsx';
import { type Cell, toCsv } from '../../src/domain/csv';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const PATH = '/setting/pilot-hospital';
const t = zhCN.import;

const headers = ['医院名称', '医院等级', '医院性质', '机构类别', '所在地区', '详细地址', '联系人手机', '备注'];
const good = (name: string) => [name, '三甲', '公立', '综合', '广东省深圳市南山区', '健康路 1 号', '14000001234', ''];
const csv = (rows: Cell[][], name = '医院.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(toCsv([headers, ...rows])),
});
/** Twenty rows, of which the 4th, the 10th and the 16th cannot be imported. */
const twenty = (prefix: string) =>
  Array.from({ length: 20 }, (_, index) => {
    const row = good(`${prefix}${index + 1}医院`);
    if (index === 3) row[1] = '五级';
    if (index === 9) row[4] = '火星';
    if (index === 15) row[5] = '';
    return row;
  });

const chooser = (page: WatchedPage) => page.locator('input[type=file]');
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });

async function openWizard(page: WatchedPage) {
  await signIn(page, `${PATH}?import=new`);
  await chooser(page).waitFor({ state: 'attached' });
}

async function download(page: WatchedPage, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const linesOf = (bytes: Buffer) =>
  Papa.parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

async function check(page: WatchedPage, file: { name: string; mimeType: string; buffer: Buffer }) {
  await chooser(page).setInputFiles(file);
  await button(page, t['map.check']).click();
  await page.getByRole('heading', { name: t['checked.heading'] }).waitFor();
}

test('twenty rows with three bad ones: seventeen are written, the three are corrected and follow', async ({ open }) => {
  const page = await open();
  await openWizard(page);
  await check(page, csv(twenty('试点')));
  await page.getByText(say(t.rows, { count: 17 }), { exact: true }).waitFor();

  const refused = await download(page, t['refused.csv']);
  expect(refused.name).toMatch(/\.csv$/);
  const [header = [], ...lines] = linesOf(refused.bytes);
  expect(header).toEqual([...headers, '拒绝原因']);
  expect(lines.map(([name]) => name)).toEqual(['试点4医院', '试点10医院', '试点16医院']);
  expect(lines[0]?.at(-1)).toMatch(/^医院等级：可填：三级特等/);
  expect(lines[2]?.at(-1)).toBe('详细地址：必填');
  const { bytes } = await download(page, t['refused.xlsx']);
  const [sheet] = await readExcel(bytes);
  expect(sheet?.data.slice(1).map(([name]) => name)).toEqual(['试点4医院', '试点10医院', '试点16医院']);

  await button(page, say(t['checked.confirm'], { count: 17 })).click();
  await page.getByText(say(t['done.written'], { count: 17 })).waitFor();

  await button(page, t.startOver).click();
  const corrected = lines.map((line) => line.with(1, '三甲').with(4, '440305').with(5, '健康路 2 号').slice(0, -1));
  await check(page, csv(corrected));
  await button(page, say(t['checked.confirm'], { count: 3 })).click();
  await page.getByText(say(t['done.written'], { count: 3 })).waitFor();
  await button(page, t.finish).click();
  await page.goto(`${PATH}?keyword=${encodeURIComponent('试点')}&pageSize=50`);
  await page.getByText('共 20 条', { exact: true }).waitFor();
  expect(page.troubles).toEqual([]);
});

test('five thousand rows: the check shows how far it is, can be cancelled, and is found again', async ({ open }) => {
  const page = await open();
  await openWizard(page);
  // All but the first have no level: the writing of thousands would burden every other test.
  const rows = Array.from({ length: 5000 }, (_, index) =>
    good(`大文件${index}医院`).with(1, index === 0 ? '三甲' : ''),
  );
  await chooser(page).setInputFiles(csv(rows));
  await page.getByText(say(t['map.file'], { name: '医院.csv', count: 5000 })).waitFor();
  await button(page, t['map.check']).click();
  const progress = page.getByRole('progressbar', { name: t['checking.heading'] });
  await progress.waitFor();
  await button(page, t['checking.cancel']).click();
  await page.getByText(t['map.again']).waitFor();

  await button(page, t['map.check']).click();
  await progress.waitFor();
  // Here and not where every step is looked at: few rows may be checked before one sees it.
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText(say(t['errors.first'], { shown: 200, count: 4999 })).waitFor();
  const { bytes } = await download(page, t['refused.csv']);
  expect(linesOf(bytes)).toHaveLength(5000);
  await page.getByTitle('20', { exact: true }).click();
  await page.getByRole('cell', { name: '201', exact: true }).waitFor();

  // Reloaded, it asks the operator before it is given up; the browser itself asks at a reload.
  await page.keyboard.press('Escape');
  await button(page, t['leave.ok']).click();
  await page.waitForURL((url) => !url.search.includes('import'));
});

test('what is no table is refused with the reason, and nothing of it goes on', async ({ open }) => {
  const page = await open();
  await openWizard(page);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const [name, buffer, reason] of [
    ['图片.xlsx', png, '无法识别为 CSV 或 XLSX 表格'],
    ['旧表.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), t['problem.oldExcel']],
    ['空.csv', Buffer.alloc(0), t['problem.empty']],
    ['程序.csv.exe', Buffer.from('MZ'), t['problem.type']],
  ] as const) {
    await chooser(page).setInputFiles({ name, mimeType: xlsx, buffer });
    await page.getByText(say(t['choose.refused'], { name })).waitFor();
    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
    await settled(page);
    expect(await axeFindings(page), name).toEqual([]);
  }
  expect(page.url()).toContain('import=new');
});

test('formulas in cells stay text, in the console and in every file', async ({ open }) => {
  const page = await open();
  await openWizard(page);
  const formulas = ['=HYPERLINK("https://example.com")', '+cmd|calc医院', '@SUM(A1)'];
  const rows = [...formulas.map((name) => good(name)), ...formulas.map((name) => good(`${name}乙`).with(1, '=1+1'))];
  const workbook = Buffer.from(
    await toXlsx(
      headers,
      rows,
      headers.map(() => 10),
    ),
  );
  await check(page, { name: '公式.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
  await page.getByRole('cell', { name: '=1+1', exact: true }).first().waitFor();
  const [, ...refused] = linesOf((await download(page, t['refused.csv'])).bytes);
  expect(refused.map(([name]) => name)).toEqual(formulas.map((name) => `'${name}乙`));
  await button(page, say(t['checked.confirm'], { count: 3 })).click();
  await page.getByText(say(t['done.written'], { count: 3 })).waitFor();
  await button(page, say(t.showWritten, { count: 3 })).click();
  for (const formula of formulas) await page.getByText(formula, { exact: true }).first().waitFor();
});

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: every step is accessible and fits', async ([locale, messages, width], { open }) => {
  const page = await open({ locale, width });
  await openWizard(page);
  const words = messages.import;
  const looksRight = async (step: string) => {
    await settled(page);
    expect(await axeFindings(page), step).toEqual([]);
    expect(await page.evaluate(isWiderThanWindow), step).toBe(false);
  };
  await looksRight('choose');
  const long = good('很'.repeat(60)).with(7, 'x'.repeat(300));
  await chooser(page).setInputFiles(csv([...twenty(`${locale}样`), long], `${'长'.repeat(80)}.csv`));
  await page.getByRole('heading', { name: words['map.heading'] }).waitFor();
  await looksRight('map');
  await button(page, words['map.check']).click();
  await page.getByRole('heading', { name: words['checked.heading'] }).waitFor();
  await looksRight('checked');
  await page.keyboard.press('Escape');
  await button(page, words['leave.ok']).waitFor();
  await looksRight('leave');
  await button(page, words['leave.stay']).click();
  await page.locator('.ant-drawer .ant-btn-primary').click();
  await page.getByRole('heading', { name: words['done.heading'] }).waitFor();
  await looksRight('done');
  expect(page.troubles).toEqual([]);
});

test('it goes from the first step to the last by keyboard', async ({ open }) => {
  const page = await open();
  // Chromium has to know beforehand that no real dialog is wanted.
  page.on('filechooser', () => {});
  await signIn(page, PATH);
  await button(page, zhCN.hospital['action.import']).focus();
  await page.keyboard.press('Enter');
  const heading = (name: string) => page.getByRole('heading', { name });
  await heading(t['choose.heading']).waitFor();
  await settled(page);
  // Chromium is told to hand it over before the key is pressed, and not beside it.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, t['choose.button']);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(csv(twenty('键盘')));
  await heading(t['map.heading']).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await tabTo(page, t['map.check']);
  await page.keyboard.press('Enter');
  await heading(t['checked.heading']).waitFor();
  await tabTo(page, say(t['checked.confirm'], { count: 17 }));
  await page.keyboard.press('Enter');
  await heading(t['done.heading']).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('import'));
});
