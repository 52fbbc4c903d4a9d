import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { jobStore } from '@/components/jobs/store';
import { importLimits, maxImportRows } from '@/contract/limits/import';
import type { Cell } from '@/domain/csv';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { uploaded as begun, choose, fileOf as csvOf, isSaid, LONG, press } from '../import-steps';
import { fault, server } from '../server';

const PATH = '/setting/pilot-hospital';
const headers = ['医院名称', '医院等级', '医院性质', '机构类别', '所在地区', '详细地址', '联系人手机', '备注'];
const good = (name: string) => [name, '三甲', '公立', '综合', '广东省深圳市南山区', '健康路 1 号', '14000001234', ''];
/** Twenty rows, of which the 4th, the 10th and the 16th cannot be imported. */
const twenty = Array.from({ length: 20 }, (_, index) => {
  const row = good(`导入第${index + 1}医院`);
  if (index === 3) row[1] = '五级';
  if (index === 9) row[4] = '火星';
  if (index === 15) row[0] = '';
  return row;
});
const fileOf = (rows: Cell[][]) => csvOf(rows, '医院.csv');
const written = () => state().world.hospitals.filter(({ name }) => name.startsWith('导入第')).length;

const uploaded = (rows: Cell[][] = [headers, ...twenty]) => begun(`${PATH}?status=active`, fileOf(rows));

describe('an import', () => {
  test('of twenty rows with three bad ones writes seventeen, once they are confirmed', async () => {
    const app = await uploaded();
    expect(app.address()).toMatch(/import=[\w-]{36}/);
    expect(screen.getByText('140****1234')).toBeInTheDocument();
    expect(screen.getByText('必填字段都已对应')).toBeInTheDocument();
    await press(app, '检查数据');
    await isSaid('检查结果');
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
    expect(written()).toBe(0);
    await press(app, '导入 17 行');
    await isSaid('已导入 17 行');
    expect(written()).toBe(17);
    await press(app, '查看导入的 17 行');
    // Just those, whatever the list was filtered by before; the filter can be taken out like any other.
    await waitFor(() => expect(app.address()).toBe(`${PATH}?importId=${id}`));
    expect(await isSaid('共 17 条')).toBeInTheDocument();
    expect(await screen.findAllByText(/^导入第\d+医院$/)).toHaveLength(10);
    await press(app, '移除筛选：本次导入');
    await waitFor(() => expect(app.address()).toBe(PATH));
    expect(await isSaid('共 317 条')).toBeInTheDocument();
  });

  test('gives the focus back to its button when it is closed', async () => {
    const app = await signedIn(PATH);
    const opener = await screen.findByRole('button', { name: '导入' }, LONG);
    opener.focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: '选择要导入的表格' })).toHaveFocus(), LONG);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(app.address()).toBe(PATH));
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('of the same columns as before is matched as it was then', async () => {
    const app = await uploaded([headers, good('导入第1医院')]);
    await app.user.click(screen.getByLabelText('“备注”对应的字段'));
    await app.user.click(await screen.findByTitle('简称'));
    await press(app, '检查数据');
    await press(app, '导入 1 行');
    await isSaid('已导入 1 行');
    await press(app, '重新选择文件');
    await screen.findByLabelText('要导入的文件');
    await choose(app, fileOf([headers, good('导入第2医院')]));
    expect(await isSaid('必填字段都已对应，沿用上次导入的设置')).toBeInTheDocument();
    expect(screen.getByTitle('简称')).toBeInTheDocument();
  });

  test('tells how its check has ended once, where the import itself is read again later', async () => {
    const app = await uploaded();
    const read = deferred<void>();
    server.use(http.get('*/api/admin/v1/imports/:id', () => read.promise));
    await press(app, '检查数据');
    const jobId = await waitFor(() => state().jobs.at(-1)?.id ?? expect.fail('no job'));
    await waitFor(() => expect(jobStore.get().find(({ id }) => id === jobId)?.state).toBe('succeeded'), LONG);
    read.resolve();
    await isSaid('检查结果');
    expect(screen.queryByText('检查导入的医院')).not.toBeInTheDocument();
  });

  test('is found again in the middle, and asks before it is given up', async () => {
    const app = await uploaded();
    act(() => history.back());
    await press(app, '继续编辑');
    expect(app.address()).toContain('import=');
    const address = app.address();
    app.unmount();
    const again = await signedIn(address);
    await isSaid('确认每一列的含义');
    await again.user.dblClick(screen.getByRole('button', { name: '关闭' }));
    // Asked once, however often one clicks.
    expect(await screen.findAllByRole('button', { name: '放弃导入' })).toHaveLength(1);
    await press(again, '放弃导入');
    await waitFor(() => expect(again.address()).toBe(`${PATH}?status=active`));
    await waitFor(() => expect(state().imports[0]?.stage).toBe('cancel'));
    act(() => history.push(address));
    await isSaid('没有写入任何数据。');
  });

  test('cannot be checked before every needed field has a column, and no field has two', async () => {
    const app = await uploaded([headers.with(5, '哪里'), ...twenty]);
    expect(screen.getByText('还没有对应的必填字段：详细地址')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '检查数据' })).toBeDisabled();
    await app.user.click(screen.getByLabelText('“哪里”对应的字段'));
    const taken = await screen.findAllByTitle('机构类别（必填）');
    await app.user.click(taken.at(-1) ?? screen.getByRole('table'));
    expect(screen.getByText('还没有对应的必填字段：详细地址')).toBeInTheDocument();
    await app.user.click(screen.getByTitle('详细地址（必填）'));
    expect(screen.getByText('必填字段都已对应')).toBeInTheDocument();
    await press(app, '检查数据');
    await isSaid('17 行');
  });

  test('of nothing good offers no writing, and the columns can be matched again', async () => {
    const app = await uploaded([headers, good('')]);
    await press(app, '检查数据');
    await isSaid(/没有可以导入的行/);
    expect(screen.queryByRole('button', { name: /^导入 / })).not.toBeInTheDocument();
    await press(app, '修改对应列');
    expect(await screen.findByText('确认每一列的含义')).toBeInTheDocument();
  });
});

describe('a file', () => {
  const opened = async () => {
    const app = await signedIn(`${PATH}?import=new`);
    await screen.findByLabelText('要导入的文件');
    return app;
  };

  test.each<[string, File, string]>([
    ['that is empty', new File([], '空.csv'), '文件是空的'],
    ['that is too large', new File(['x'.repeat(importLimits.maxFileMb * 1024 * 1024 + 1)], '大.csv'), '文件超过 5 MB'],
    [
      'that is not what it says',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], '图.xlsx'),
      '无法识别为 CSV 或 XLSX 表格',
    ],
    [
      'with too many rows',
      new File([`a\n${'1\n'.repeat(maxImportRows.hospital + 1)}`], '多.csv'),
      '数据行不能超过 10000 行',
    ],
  ])('%s is refused, with the reason', async (_, file, reason) => {
    const app = await opened();
    await choose(app, file);
    expect(await screen.findByText(`${file.name} 不能导入`)).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(state().imports).toEqual([]);
  });

  test('that did not arrive can be sent again', async () => {
    const app = await opened();
    server.use(fault.reset('POST', '/imports'));
    await choose(app, fileOf([headers, ...twenty]));
    await isSaid('医院.csv 没有上传成功');
    server.resetHandlers();
    await press(app, '重新上传');
    await isSaid('确认每一列的含义');
  });
});

describe('an import that has come to an end elsewhere', () => {
  const open = (id: string) => signedIn(`${PATH}?import=${id}`);

  test('is explained when it has expired', async () => {
    const app = await uploaded();
    const [row] = state().imports;
    app.unmount();
    if (row) row.createdAt -= importLimits.minutesKept * 60_000;
    const again = await open(row?.id ?? '');
    await isSaid(/只保留 60 分钟/);
    await press(again, '重新选择文件');
    expect(await screen.findByLabelText('要导入的文件')).toBeInTheDocument();
  });

  test('is explained when the writing broke down', async () => {
    const app = await uploaded();
    await press(app, '检查数据');
    await isSaid('检查结果');
    state().jobsBreakDown = true;
    await press(app, '导入 17 行');
    await isSaid(/已写入的 8 行保留，其余 9 行没有写入/);
    expect(written()).toBe(8);
  });

  test('of somebody else is not there', async () => {
    await open('00000000-0000-0000-0000-000000000000');
    expect(await dialogWith('这次导入不存在，或属于其他操作员')).toBeDefined();
  });
});
