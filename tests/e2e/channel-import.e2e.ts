import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { type Cell, toCsv } from '../../src/domain/csv';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn } from './browser';
import { lookAt } from './look';
import { tabTo } from './tab-to';
import { test } from './test';

/** A list of nothing: what lies behind the steps is looked at elsewhere. */
const PATH = '/channel/channel-list?keyword=nothing';

const headers = ['渠道编码', '渠道名称', '渠道类型', '上级渠道', '联系人手机', '关联项目', '备注'];
const row = (code: string, name: string, parent = ''): Cell[] => [code, name, '地推', parent, '14000001234', '', ''];
/** Seven rows, parents below their children among them; four can be imported. */
const rows = (prefix: string) => [
  row(`${prefix}_stand`, `${prefix} 号台`, `${prefix}地推`),
  row(`${prefix}_top`, `${prefix}地推`),
  row(`${prefix}_middle`, `${prefix}站`, `${prefix}_top`),
  row(`${prefix}_other`, `${prefix}另一台`, `${prefix}_middle`),
  row(`${prefix}_deep`, `${prefix}第四级`, `${prefix}_other`),
  row(`${prefix}_round`, `${prefix}自己`, `${prefix}_round`),
  row(`${prefix}_long`, '很'.repeat(60), '没有这个渠道').with(4, '140000').with(5, '没有的项目'.repeat(20)),
];
const csv = (prefix: string, name = '渠道.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(toCsv([headers, ...rows(prefix)])),
});

test('a file of channels goes by keyboard from the list to the rows that it has brought in', async ({ open }) => {
  const t = zhCN.import;
  const page = await open();
  // Chromium has to know beforehand that no real dialog is wanted.
  page.on('filechooser', () => {});
  await signIn(page, PATH);
  const heading = (name: string) => page.getByRole('heading', { name });
  await page.getByRole('button', { name: zhCN.channelImport.action, exact: true }).focus();
  await page.keyboard.press('Enter');
  await heading(t['choose.heading']).waitFor();
  await settled(page);

  const download = page.waitForEvent('download');
  await tabTo(page, t['choose.templateXlsx']);
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('渠道导入模板.xlsx');
  const [table] = await readExcel(await readFile(await file.path()));
  expect(table?.data[0]?.slice(0, 4)).toEqual(['*渠道编码', '*渠道名称', '*渠道类型', '上级渠道']);

  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, t['choose.button']);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(csv('key'));
  await heading(t['map.heading']).waitFor();
  await tabTo(page, t['map.check']);
  await page.keyboard.press('Enter');
  await heading(t['checked.heading']).waitFor();
  await tabTo(page, say(t['checked.confirm'], { count: 4 }));
  await page.keyboard.press('Enter');
  await heading(t['done.heading']).waitFor();
  await tabTo(page, say(t.showWritten, { count: 4 }));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.has('importId') && !url.searchParams.has('import'));
  for (const [, name] of rows('key').slice(0, 4)) await page.getByText(String(name), { exact: true }).waitFor();
  expect(page.troubles).toEqual([]);
});

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: every step of an import of channels is accessible and fits',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.import;
    const looksRight = lookAt(page);
    const heading = (name: string) => page.getByRole('heading', { name });
    await signIn(page, `${PATH}&import=new`);
    const chooser = page.locator('input[type=file]');
    await chooser.waitFor({ state: 'attached' });
    await chooser.setInputFiles(csv(locale.slice(0, 2), `${'长'.repeat(80)}.csv`));
    await heading(t['map.heading']).waitFor();
    await looksRight(`channel-import-${locale}-map`);
    await page.getByRole('button', { name: t['map.check'], exact: true }).click();
    await heading(t['checked.heading']).waitFor();
    await looksRight(`channel-import-${locale}-checked`);
    await page.getByRole('button', { name: say(t['checked.confirm'], { count: 4 }), exact: true }).click();
    await heading(t['done.heading']).waitFor();
    await looksRight(`channel-import-${locale}-done`);
    expect(page.troubles).toEqual([]);
  },
);
