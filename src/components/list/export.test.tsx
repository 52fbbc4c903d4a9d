import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { jobStore } from '@/components/shell/jobs/store';
import { findDialog } from '../../../tests/dialog';
import { server } from '../../../tests/server';
import { click, write } from '../testing/events';
import type { ListExport } from './ExportDialog';
import { button, checkbox, columns, findRow, openList } from './testing/open-list';
import { exportHere } from './useExportOnArrival';

const masked: ListExport = { entity: 'report' };
const clear: ListExport = {
  entity: 'member',
  clear: {
    fields: [
      { value: 'mobile', label: '手机', column: 'mobile' },
      { value: 'realName', label: '姓名', column: 'realName' },
    ],
    note: '未同意者仍脱敏',
  },
};
const job = {
  id: 'j1',
  kind: 'export',
  entity: 'report',
  action: 'export',
  state: 'queued',
  failed: [],
  startsAt: null,
};

/** Bodies of the requested exports. */
let asked: unknown[];
beforeEach(() => {
  asked = [];
  const start = http.post('*/api/admin/v1/exports', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ success: true, data: job });
  });
  server.use(start);
});

test('exports all matching rows masked, in the order of the list, as a job', async () => {
  const { user } = openList({ at: '/?status=off&sort=-count', exported: masked });
  await findRow('A03');
  await click(button('导出（脱敏）'));
  const dialog = await findDialog('导出 11 条（脱敏）');
  expect(dialog.getByRole('note')).toHaveTextContent('按当前筛选和排序导出全部 11 条，个人信息已脱敏');
  await user.click(dialog.getByLabelText('CSV 文件'));
  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  expect(await screen.findByText(/任务已开始/)).toBeInTheDocument();
  expect(asked).toEqual([
    { entity: 'report', filter: { status: 'off' }, excludedIds: [], sort: '-count', format: 'csv' },
  ]);
  await waitFor(() => expect(jobStore.get().map(({ id }) => id)).toEqual(['j1']));
});

test('exports only the selected rows with the visible columns in their order, and deselects the rows', async () => {
  openList({
    exported: masked,
    columns: [
      ...columns,
      { key: 'title', title: '标题', render: () => '无' },
      { key: 'type', title: '类型', render: () => '无', initiallyHidden: true },
    ],
  });
  await findRow('A01');
  await click(button('列设置'));
  await click(await screen.findByRole('button', { name: '固定在左侧：标题' }));
  for (const name of ['A03', 'A01']) await click(checkbox(name));
  await click(button('导出所选（脱敏）'));
  const dialog = await findDialog('导出 2 条（脱敏）');
  await click(dialog.getByRole('radio', { name: '仅列表中显示的列（2 / 17 列，按显示顺序）' }));
  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  await waitFor(() =>
    expect(asked).toEqual([
      {
        entity: 'report',
        filter: {},
        ids: ['3', '1'],
        sort: 'name',
        format: 'xlsx',
        columns: ['title', 'status'],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByText('已选 2 条')).not.toBeInTheDocument());
});

test('exports unmasked values only for a purpose and after a second confirmation, with the visible columns on request; cancelling loses no input', async () => {
  const { user } = openList({ exported: clear });
  await findRow('A01');
  await click(button('导出'));
  const dialog = await findDialog('导出 35 条');
  expect(dialog.getByRole('radio', { name: '脱敏' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: '全部列' })).toBeChecked();
  // Of the columns of this list only the status is one of a member's file.
  await click(dialog.getByRole('radio', { name: '仅列表中显示的列（1 / 14 列，按显示顺序）' }));
  await click(dialog.getByRole('radio', { name: '明文' }));
  expect(dialog.getByText('未同意者仍脱敏')).toBeInTheDocument();
  for (const radio of dialog.getAllByRole('radio', { name: /核对|回访|其他/ })) expect(radio).not.toBeChecked();
  await click(dialog.getByRole('checkbox', { name: '姓名' }));
  await click(dialog.getByRole('radio', { name: '其他' }));
  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  expect(await dialog.findByText('不能为空')).toBeInTheDocument();
  await write(dialog.getByLabelText('具体说明'), '审计');

  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  const again = await findDialog('确认导出 35 条的明文个人信息？');
  expect(again.getByText('手机')).toBeInTheDocument();
  expect(again.queryByText(/姓名/)).not.toBeInTheDocument();
  expect(again.getByText('林晓')).toBeInTheDocument();
  expect(again.getByText(/其他/)).toHaveTextContent('(审计)');
  const no = again.getByRole('button', { name: '返回修改' });
  await waitFor(() => expect(no).toHaveFocus());
  await user.click(no);
  expect(asked).toEqual([]);
  expect(dialog.getByLabelText('具体说明')).toHaveValue('审计');

  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  const yes = await waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: '确认导出明文' });
    // The first confirmation is still leaving, as jsdom runs no animations.
    const open = buttons.find((one) => !one.closest('.ant-zoom-leave'));
    if (!open) throw new Error('the second confirmation did not open again');
    return open;
  });
  await user.click(yes);
  await waitFor(() =>
    expect(asked).toEqual([
      expect.objectContaining({
        columns: ['status', 'mobile'],
        clear: { fields: ['mobile'], purpose: 'other', purposeNote: '审计' },
      }),
    ]),
  );
});

test('shows a refusal in the dialog, and closes on Escape without asking', async () => {
  const refused = { success: false, errorCode: 'EXPORT_FORBIDDEN', errorMessage: '今日导出次数已用完' };
  server.use(http.post('*/api/admin/v1/exports', () => HttpResponse.json(refused, { status: 403 })));
  const { user } = openList({ exported: clear });
  await findRow('A01');
  await click(button('导出'));
  const dialog = await findDialog('导出 35 条');
  await user.click(dialog.getByLabelText('CSV 文件'));
  await click(dialog.getByRole('button', { name: /开始导出$/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('今日导出次数已用完');
  expect(jobStore.get()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('opens the export dialog once for an operator who comes to export', async () => {
  const { unmount } = openList({ exported: { entity: 'eventTrack', isImpersonal: true, isCsv: true } });
  await findRow('A01');
  act(() => exportHere('/'));
  const dialog = await findDialog('导出 35 条');
  expect(dialog.getByText('文件为 CSV，可用 Excel 打开。')).toBeInTheDocument();
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  expect(history.location.state).toBeNull();
  unmount();
  openList({ rows: [], exported: masked });
  expect(await screen.findByText('暂无数据', { selector: '.ant-empty-description' })).toBeInTheDocument();
  expect(button('导出（脱敏）')).toBeDisabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
