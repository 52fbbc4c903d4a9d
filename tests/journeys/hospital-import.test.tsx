import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Cell } from '@/domain/csv';
import { state } from '../../mock/state';
import { getFile as csvOf, findText, press, upload } from '../import-steps';

const PATH = '/setting/pilot-hospital';
const headers = ['医院名称', '医院等级', '医院性质', '机构类别', '所在地区', '详细地址', '联系人手机', '备注'];
const good = (name: string) => [name, '三甲', '公立', '综合', '广东省深圳市南山区', '健康路 1 号', '14000001234', ''];
/** Twenty rows; the 4th, the 10th and the 16th cannot be imported. */
const twenty = Array.from({ length: 20 }, (_, index) => {
  const row = good(`导入第${index + 1}医院`);
  if (index === 3) row[1] = '五级';
  if (index === 9) row[4] = '火星';
  if (index === 15) row[0] = '';
  return row;
});
const getFile = (rows: Cell[][]) => csvOf(rows, '医院.csv');
const countWritten = () => state().world.hospitals.filter(({ name }) => name.startsWith('导入第')).length;

test('lists three invalid rows of twenty, imports the others when confirmed, and shows only those', async () => {
  const app = await upload(`${PATH}?status=active`, getFile([headers, ...twenty]));
  expect(app.address()).toMatch(/import=[\w-]{36}/);
  expect(screen.getByText('140****1234')).toBeInTheDocument();
  expect(screen.getByText('必填字段都已对应')).toBeInTheDocument();
  await press(app, '检查数据');
  await findText('检查结果');
  expect(screen.getByText('17 行')).toBeInTheDocument();
  expect(screen.getByText('3 行')).toBeInTheDocument();
  const errors = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  for (const error of [/^5医院等级五级可填/, /^11所在地区火星没有这个地区/, /^17医院名称（空）必填/]) {
    expect(errors).toContainEqual(expect.stringMatching(error));
  }
  const { id } = state().imports[0] ?? {};
  expect(screen.getByRole('link', { name: '下载未通过的行（CSV）' })).toHaveAttribute(
    'href',
    `/api/admin/v1/imports/${id}/refused?format=csv&language=zh-CN`,
  );
  expect(countWritten()).toBe(0);
  await press(app, '导入 17 行');
  await findText('已导入 17 行');
  expect(countWritten()).toBe(17);
  await press(app, '查看导入的 17 行');
  // The list shows only the imported rows and drops its earlier filter.
  await waitFor(() => expect(app.address()).toBe(`${PATH}?importId=${id}`));
  expect(await findText('共 17 条')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '移除筛选：本次导入' })).toBeInTheDocument();
  expect(await screen.findAllByText(/^导入第\d+医院$/)).toHaveLength(10);
});
