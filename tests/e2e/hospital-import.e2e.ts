import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { type Cell, toCsv } from '../../src/domain/csv';
import { formatText } from '../say';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt, lookDeepAt, views } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

const PATH = '/setting/pilot-hospital';

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

test.for(views)(
  '$locale, $width px: all steps work by keyboard, are accessible and fit, and refused rows are downloaded',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const words = messages.import;
    const look = lookAt(page);
    const lookDeep = lookDeepAt(page);
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
    await lookDeep('import, file refused');

    const fileChooser = page.waitForEvent('filechooser');
    await button(page, words['choose.button']).focus();
    await page.keyboard.press('Enter');
    const long = good('很'.repeat(60)).with(7, 'x'.repeat(300));
    const prefix = `${locale}${width}样`;
    const rows = [...buildTwenty(prefix), long];
    await (await fileChooser).setFiles(csv(rows, `${'长'.repeat(80)}.csv`));
    await heading(words['map.heading']).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await lookDeep('import, columns');
    await tabTo(page, words['map.check']);
    await page.keyboard.press('Enter');
    await heading(words['checked.heading']).waitFor();
    await look('import, checked');
    const refused = page.waitForEvent('download');
    await page.getByRole('link', { name: words['refused.csv'] }).click();
    const text = await readFile(await (await refused).path(), 'utf8');
    const [, ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    expect(lines.map(([name]) => name)).toEqual([4, 10, 16].map((row) => `${prefix}${row}医院`).concat(long[0] ?? ''));
    await page.keyboard.press('Escape');
    await button(page, words['leave.ok']).waitFor();
    await lookDeep('import, leave');
    await button(page, words['leave.stay']).click();
    await settled(page);
    await tabTo(page, formatText(words['checked.confirm'], { count: 17 }));
    await page.keyboard.press('Enter');
    await heading(words['done.heading']).waitFor();
    await lookDeep('import, done');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.search.includes('import'));
    // The server returns 422 for the file that is not a table.
    expect(page.troubles.filter((trouble) => !trouble.includes('422'))).toEqual([]);
  },
);
