import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { toCsv } from '../../src/domain/csv';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { axeFindings } from './axe';
import { signIn } from './browser';
import { test } from './test';

const t = zhCN.import;
const headers = ['医院名称', '医院等级', '医院性质', '机构类别', '所在地区', '详细地址', '联系人手机', '备注'];

test('shows the progress of a check of five thousand rows, cancels it, and continues after a reload', async ({
  open,
}) => {
  const page = await open();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const chooser = page.locator('input[type=file]');
  await signIn(page, '/setting/pilot-hospital?import=new');
  await chooser.waitFor({ state: 'attached' });
  // All rows but the first lack a level, so that only one can be imported: thousands would slow down all other tests.
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const level = index === 0 ? '三甲' : '';
    return [`大文件${index}医院`, level, '公立', '综合', '广东省深圳市南山区', '健康路 1 号', '14000001234', ''];
  });
  const buffer = Buffer.from(toCsv([headers, ...rows]));
  await chooser.setInputFiles({ name: '医院.csv', mimeType: 'text/csv', buffer });
  await page.getByText(formatText(t['map.file'], { name: '医院.csv', count: 5000 })).waitFor();
  await button(t['map.check']).click();
  const progress = page.getByRole('progressbar', { name: t['checking.heading'] });
  await progress.waitFor();
  await button(t['checking.cancel']).click();
  await page.getByText(t['map.again']).waitFor();

  await button(t['map.check']).click();
  await progress.waitFor();
  // Checks this state here, because a check of few rows ends too soon.
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText(formatText(t['errors.first'], { shown: 200, count: 4999 })).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t['refused.csv'] }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(Papa.parse(text, { skipEmptyLines: true }).data).toHaveLength(5000);
  await page.getByTitle('20', { exact: true }).click();
  await page.getByRole('cell', { name: '201', exact: true }).waitFor();
});
