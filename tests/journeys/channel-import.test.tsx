import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Cell } from '@/domain/csv';
import { state } from '../../mock/state';
import { findText, getFile, press, upload } from '../import-steps';

const PATH = '/channel/channel-list';
/** A list without rows renders fast at every step. */
const LIST = `${PATH}?keyword=autumn`;
const headers = ['渠道编码', '渠道名称', '渠道类型', '上级', '联系人手机', '说明'];
const row = (code: string, name: string, parent = ''): Cell[] => [code, name, '地推', parent, '14000001234', ''];
/** A campaign with two stands, and three invalid rows: without a type, below that row, and below itself. */
const campaign = [
  row('stand_1', '秋季一号台', '秋季地推'),
  row('stand_2', '秋季二号台', 'autumn'),
  row('autumn', '秋季地推'),
  row('broken', '没有类型').with(2, '').with(4, '140000'),
  row('below_broken', '之下', 'broken'),
  row('round', '自己', 'ROUND'),
];
const csv = (rows: Cell[][]) => getFile([headers, ...rows], '渠道.csv');
const named = (name: string) => state().world.channels.find((channel) => channel.name === name);

test('imports a tree of channels, shows a reason for each refused row, and lists the imported rows', async () => {
  const app = await upload(LIST, csv(campaign));
  expect(app.address()).toMatch(/import=[\w-]{36}/);
  expect(await findText('必填字段都已对应')).toBeInTheDocument();
  expect(screen.getByTitle('渠道编码（必填）')).toBeInTheDocument();
  expect(screen.getByTitle('上级渠道')).toBeInTheDocument();
  await press(app, '检查数据');
  await findText('检查结果');
  expect(screen.getAllByText('3 行')).toHaveLength(2);
  const errors = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(errors).toContain('5渠道类型（空）必填');
  // A masked personal value differs from an empty cell.
  expect(errors).toContain('5联系人手机****手机号格式不正确');
  expect(errors).toContain('6上级broken上级渠道在第 5 行，该行有问题，不会导入');
  expect(errors).toContain('7上级ROUND上下级关系成环，渠道不能在自己之下');
  const id = state().imports[0]?.id;
  expect(screen.getByRole('link', { name: '下载未通过的行（Excel）' })).toHaveAttribute(
    'href',
    `/api/admin/v1/imports/${id}/refused?format=xlsx&language=zh-CN`,
  );
  expect(named('秋季地推')).toBeUndefined();
  await press(app, '导入 3 行');
  await findText('已导入 3 行');
  const top = named('秋季地推');
  expect(['秋季一号台', '秋季二号台'].map((name) => named(name)?.parentId)).toEqual([top?.id, top?.id]);
  await press(app, '查看导入的 3 行');
  // The list shows only the imported rows and drops its earlier filter.
  await waitFor(() => expect(app.address()).toBe(`${PATH}?importId=${id}`));
  for (const name of ['秋季地推', '秋季一号台', '秋季二号台']) expect(await findText(name)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '移除筛选：本次导入' })).toBeInTheDocument();
});
