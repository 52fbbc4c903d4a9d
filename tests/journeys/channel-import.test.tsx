import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { maxImportRows } from '@/contract/limits/import';
import type { Cell } from '@/domain/csv';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { choose, fileOf, isSaid, press, uploaded } from '../import-steps';

const PATH = '/channel/channel-list';
/** Over a list of nothing: it is drawn with every step. */
const LIST = `${PATH}?keyword=autumn`;
const headers = ['渠道编码', '渠道名称', '渠道类型', '上级', '联系人手机', '说明'];
const row = (code: string, name: string, parent = ''): Cell[] => [code, name, '地推', parent, '14000001234', ''];
/** A street campaign with two stands; of three more rows one has no type, one lies below that, one in itself. */
const campaign = [
  row('stand_1', '秋季一号台', '秋季地推'),
  row('stand_2', '秋季二号台', 'autumn'),
  row('autumn', '秋季地推'),
  row('broken', '没有类型').with(2, '').with(4, '140000'),
  row('below_broken', '之下', 'broken'),
  row('round', '自己', 'ROUND'),
];
const csv = (rows: Cell[][]) => fileOf([headers, ...rows], '渠道.csv');
const named = (name: string) => state().world.channels.find((channel) => channel.name === name);

describe('an import of channels', () => {
  test('brings a tree in, says row by row what is left out, and ends at what it has brought in', async () => {
    const app = await uploaded(LIST, csv(campaign));
    expect(app.address()).toMatch(/import=[\w-]{36}/);
    expect(await isSaid('必填字段都已对应')).toBeInTheDocument();
    expect(screen.getByTitle('渠道编码（必填）')).toBeInTheDocument();
    expect(screen.getByTitle('上级渠道')).toBeInTheDocument();
    await press(app, '检查数据');
    await isSaid('检查结果');
    expect(screen.getAllByText('3 行')).toHaveLength(2);
    const errors = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(errors).toContain('5渠道类型（空）必填');
    // What stood in it is told from an empty cell, and not shown.
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
    await isSaid('已导入 3 行');
    const top = named('秋季地推');
    expect(['秋季一号台', '秋季二号台'].map((name) => named(name)?.parentId)).toEqual([top?.id, top?.id]);
    await press(app, '查看导入的 3 行');
    // Just those, whatever the list was filtered by before.
    await waitFor(() => expect(app.address()).toBe(`${PATH}?importId=${id}`));
    for (const name of ['秋季地推', '秋季一号台', '秋季二号台']) expect(await isSaid(name)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '移除筛选：本次导入' })).toBeInTheDocument();
  });

  test('of the same columns as before is matched as it was then', async () => {
    const app = await uploaded(LIST, csv([row('first', '第一个')]));
    await app.user.click(screen.getByLabelText('“说明”对应的字段'));
    await app.user.click(await screen.findByTitle('关联项目'));
    await press(app, '检查数据');
    await press(app, '导入 1 行');
    await isSaid('已导入 1 行');
    await press(app, '重新选择文件');
    await screen.findByLabelText('要导入的文件');
    await choose(app, csv([row('second', '第二个')]));
    expect(await isSaid('必填字段都已对应，沿用上次导入的设置')).toBeInTheDocument();
    expect(screen.getByTitle('关联项目')).toBeInTheDocument();
  });

  test('offers its own template, names its limit, and refuses a file past it', async () => {
    const app = await signedIn(`${LIST}&import=new`);
    expect(await isSaid(/不超过 5 MB、500 行/)).toBeInTheDocument();
    expect(screen.getByText('导入渠道')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '下载模板（Excel）' })).toHaveAttribute(
      'href',
      '/api/admin/v1/imports/template?entity=channel&format=xlsx&language=zh-CN',
    );
    const many = Array.from({ length: maxImportRows.channel + 1 }, (_, index) => row(`many_${index}`, `多${index}`));
    await choose(app, csv(many));
    expect(await isSaid('渠道.csv 不能导入')).toBeInTheDocument();
    expect(screen.getByText('数据行不能超过 500 行')).toBeInTheDocument();
    expect(state().imports).toEqual([]);
  });

  test('that broke down says what is there, and that the same file can be chosen again', async () => {
    const app = await uploaded(LIST, csv(campaign));
    await press(app, '检查数据');
    await isSaid('检查结果');
    state().jobsBreakDown = true;
    await press(app, '导入 3 行');
    expect(await isSaid(/已写入的 1 行保留，其余 2 行没有写入/)).toBeInTheDocument();
    expect(screen.getByText(/已写入的渠道会因编码重复被拒绝/)).toBeInTheDocument();
    // Those above come first.
    expect(named('秋季地推')).toBeDefined();
    expect(named('秋季一号台')).toBeUndefined();
  });
});
