import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { toXlsx } from '../../mock/export/xlsx';
import { type Cell, toCsv } from '../../src/domain/csv';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, views } from './look';
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
/** Twenty rows, of which the 4th, 10th and 16th cannot be imported. */
const buildTwenty = (prefix: string) =>
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

const parseLines = (bytes: Buffer) =>
  Papa.parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

async function check(page: WatchedPage, file: { name: string; mimeType: string; buffer: Buffer }) {
  await chooser(page).setInputFiles(file);
  await button(page, t['map.check']).click();
  await page.getByRole('heading', { name: t['checked.heading'] }).waitFor();
}

test.for(views)(
  '$locale, $width px: all steps work by keyboard, are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const words = messages.import;
    const look = lookAt(page);
    const heading = (name: string) => page.getByRole('heading', { name });
    // Playwright must intercept the file chooser before the key opens it.
    page.on('filechooser', () => {});
    await signIn(page, PATH);
    await button(page, messages.hospital['action.import']).focus();
    await page.keyboard.press('Enter');
    await heading(words['choose.heading']).waitFor();
    await settled(page);
    const template = page.waitForEvent('download');
    await tabTo(page, words['choose.templateXlsx']);
    await page.keyboard.press('Enter');
    const [table] = await readExcel(await readFile(await (await template).path()));
    expect(table?.data[0]?.[0]).toMatch(/^\*/);

    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    await chooser(page).setInputFiles({ name: '图片.xlsx', mimeType: 'application/octet-stream', buffer: png });
    await page.getByText(formatText(words['choose.refused'], { name: '图片.xlsx' })).waitFor();
    await look('import, file refused');

    const fileChooser = page.waitForEvent('filechooser');
    await button(page, words['choose.button']).focus();
    await page.keyboard.press('Enter');
    const long = good('很'.repeat(60)).with(7, 'x'.repeat(300));
    const rows = [...buildTwenty(`${locale}${width}样`), long];
    await (await fileChooser).setFiles(csv(rows, `${'长'.repeat(80)}.csv`));
    await heading(words['map.heading']).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await look('import, columns');
    await tabTo(page, words['map.check']);
    await page.keyboard.press('Enter');
    await heading(words['checked.heading']).waitFor();
    await look('import, checked');
    await page.keyboard.press('Escape');
    await button(page, words['leave.ok']).waitFor();
    await look('import, leave');
    await button(page, words['leave.stay']).click();
    await settled(page);
    await tabTo(page, formatText(words['checked.confirm'], { count: 17 }));
    await page.keyboard.press('Enter');
    await heading(words['done.heading']).waitFor();
    await look('import, done');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('import'));
    // The server returns 422 for the file that is not a table.
    expect(page.troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  },
);

test('downloads refused rows, imports the corrected ones from Excel, and keeps formulas as text', async ({ open }) => {
  const page = await open();
  await openWizard(page);
  await check(page, csv(buildTwenty('试点')));
  const refused = await download(page, t['refused.csv']);
  expect(refused.name).toMatch(/\.csv$/);
  const [header = [], ...lines] = parseLines(refused.bytes);
  expect(header).toEqual([...headers, '拒绝原因']);
  expect(lines.map(([name]) => name)).toEqual(['试点4医院', '试点10医院', '试点16医院']);
  expect(lines[0]?.at(-1)).toMatch(/^医院等级：可填：三级特等/);
  expect(lines[2]?.at(-1)).toBe('详细地址：必填');
  const [sheet] = await readExcel((await download(page, t['refused.xlsx'])).bytes);
  expect(sheet?.data.slice(1).map(([name]) => name)).toEqual(['试点4医院', '试点10医院', '试点16医院']);
  await button(page, formatText(t['checked.confirm'], { count: 17 })).click();
  await page.getByText(formatText(t['done.written'], { count: 17 })).waitFor();

  await button(page, t.startOver).click();
  const corrected = lines.map((line) => line.with(1, '三甲').with(4, '440305').with(5, '健康路 2 号').slice(0, -1));
  const formulas = ['=HYPERLINK("https://example.com")', '+cmd|calc医院', '@SUM(A1)'];
  const rows = [
    ...corrected,
    ...formulas.map((name) => good(name)),
    ...formulas.map((name) => good(`${name}乙`).with(1, '=1+1')),
  ];
  const widths = headers.map(() => 10);
  const workbook = Buffer.from(await toXlsx(headers, rows, widths));
  await check(page, { name: '公式.xlsx', mimeType: 'application/octet-stream', buffer: workbook });
  await page.getByRole('cell', { name: '=1+1', exact: true }).first().waitFor();
  const [, ...withFormulas] = parseLines((await download(page, t['refused.csv'])).bytes);
  expect(withFormulas.map(([name]) => name)).toEqual(formulas.map((name) => `'${name}乙`));
  await button(page, formatText(t['checked.confirm'], { count: 6 })).click();
  await page.getByText(formatText(t['done.written'], { count: 6 })).waitFor();
  await button(page, formatText(t.showWritten, { count: 6 })).click();
  for (const name of [...formulas, '试点4医院']) await page.getByText(name, { exact: true }).first().waitFor();
  expect(page.troubles).toEqual([]);
});

test('shows the progress of a check of five thousand rows, cancels it, and continues after a reload', async ({
  open,
}) => {
  const page = await open();
  await openWizard(page);
  // All rows but the first lack a level, so that only one can be imported: thousands would slow down all other tests.
  const rows = Array.from({ length: 5000 }, (_, index) =>
    good(`大文件${index}医院`).with(1, index === 0 ? '三甲' : ''),
  );
  await chooser(page).setInputFiles(csv(rows));
  await page.getByText(formatText(t['map.file'], { name: '医院.csv', count: 5000 })).waitFor();
  await button(page, t['map.check']).click();
  const progress = page.getByRole('progressbar', { name: t['checking.heading'] });
  await progress.waitFor();
  await button(page, t['checking.cancel']).click();
  await page.getByText(t['map.again']).waitFor();

  await button(page, t['map.check']).click();
  await progress.waitFor();
  // Checks this state here, because a check of few rows ends too soon.
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText(formatText(t['errors.first'], { shown: 200, count: 4999 })).waitFor();
  const { bytes } = await download(page, t['refused.csv']);
  expect(parseLines(bytes)).toHaveLength(5000);
  await page.getByTitle('20', { exact: true }).click();
  await page.getByRole('cell', { name: '201', exact: true }).waitFor();
});
