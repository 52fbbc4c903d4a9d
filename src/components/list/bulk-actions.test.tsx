import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '@/components/inputs/TextField';
import { jobStore } from '@/components/shell/jobs/store';
import type { Job } from '@/contract/job';
import { AppError } from '@/errors/app-error';
import { findDialog } from '../../../tests/dialog';
import { click, write } from '../testing/events';
import type { BulkAction } from './actions';
import { button, checkbox, findRow, openList } from './testing/open-list';

const run = vi.fn<BulkAction['run']>();
const restore = vi.fn();
const undo = { text: (count: number) => `已启用 ${count} 条`, restore };
const enable: BulkAction = { key: 'enable', label: '批量启用', confirm: (count) => `启用 ${count} 条？`, run };
const refused = { id: '2', label: 'A02', reason: '已达上限' };

const job: Job = {
  id: 'j1',
  kind: 'bulk',
  entity: 'hotword',
  action: 'enable',
  subject: null,
  state: 'running',
  done: 0,
  total: 34,
  failed: [],
  errorMessage: null,
  fileUrl: null,
  fileName: null,
  createdAt: '2026-11-21T01:30:00Z',
  startsAt: null,
  finishedAt: null,
};

beforeEach(() => {
  run.mockReset().mockResolvedValue({ done: 2, failed: [] });
  restore.mockReset().mockResolvedValue({ done: 2, failed: [] });
});

/** Opens the list, selects rows and clicks the action. */
async function start(action: BulkAction, select = ['A01', 'A02']) {
  const list = openList({ bulkActions: [action] });
  await findRow('A01');
  for (const name of select) await click(checkbox(name));
  await click(button(action.label));
  const dialog = await findDialog(action.confirm(select.length));
  const confirm = () => click(dialog.getByRole('button', { name: /批量启用$/ }));
  return { ...list, dialog, confirm };
}

test('asks first, acts on the selected rows, clears the selection and loads the list again', async () => {
  const { confirm, service } = await start(enable);
  expect(run).not.toHaveBeenCalled();
  await confirm();
  expect(await screen.findByText('已处理 2 条')).toBeInTheDocument();
  expect(run.mock.calls).toEqual([[{ ids: ['1', '2'] }, {}]]);
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/^已选/)).not.toBeInTheDocument();
});

test('names each refused row with its reason and where to fix it, then offers to undo the others', async () => {
  run.mockResolvedValue({ done: 1, failed: [refused] });
  const getFixHref = (id: string) => `/edit?id=${id}`;
  const { user, confirm } = await start({ ...enable, undo, getFixHref, done: (count) => `已启用 ${count} 条` });
  await confirm();
  const result = await findDialog('已启用 1 条，1 条未处理');
  expect(result.getByRole('link', { name: 'A02' })).toHaveAttribute('href', '/edit?id=2');
  expect(result.getByText('已达上限')).toBeInTheDocument();
  await click(result.getByRole('button', { name: /知道了/ }));
  const notice = await screen.findByText('已启用 1 条');
  await user.click(within(notice.parentElement as HTMLElement).getByRole('button'));
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  expect(restore).toHaveBeenCalledWith({ ids: ['1'] });
});

test('undoes the action on several rows as one, and names those that could not be restored', async () => {
  restore.mockResolvedValue({ done: 1, failed: [{ ...refused, reason: '名称已存在' }] });
  const { user, confirm, service } = await start({ ...enable, undo });
  await confirm();
  await screen.findByText('已启用 2 条');
  const undoButton = button('撤销');
  await waitFor(() => expect(undoButton).toHaveFocus());
  await user.click(undoButton);
  const result = await findDialog('已恢复 1 条，1 条未能恢复');
  expect(result.getByText('A02')).toBeInTheDocument();
  expect(result.getByText('名称已存在')).toBeInTheDocument();
  await waitFor(() => expect(service).toHaveBeenCalledTimes(3));
});

test('acts on all that match as a job; when the job ends the list loads again and offers undo', async () => {
  run.mockResolvedValue(job);
  const { service } = openList({ bulkActions: [{ ...enable, undo }] });
  await findRow('A01');
  await click(checkbox('A01'));
  await click(button('选择全部 35 条'));
  await click(checkbox('A02'));
  await click(button('批量启用'));
  const dialog = await findDialog('启用 34 条？');
  await click(dialog.getByRole('button', { name: /批量启用$/ }));
  await screen.findByText(/任务已开始/);
  expect(run).toHaveBeenCalledWith({ filter: {}, excludedIds: ['2'] }, {});
  expect(jobStore.get().map(({ id }) => id)).toEqual(['j1']);
  await waitFor(() => expect(service).toHaveBeenCalledTimes(2));

  act(() => jobStore.track({ ...job, state: 'succeeded', done: 34, failed: [refused] }));
  await screen.findByText('已启用 33 条');
  await waitFor(() => expect(service).toHaveBeenCalledTimes(3));
  await click(button('撤销'));
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  expect(restore).toHaveBeenCalledWith({ jobId: 'j1' });
});

test('keeps the dialog and its input when the server fails', async () => {
  const fields = <TextField name="reason" label="原因" max={20} isRequired />;
  const { dialog, confirm } = await start({ ...enable, fields });
  await confirm();
  expect(await dialog.findByText('不能为空')).toBeInTheDocument();
  await write(dialog.getByLabelText('原因'), '重复');
  run.mockRejectedValueOnce(new AppError('network'));
  await confirm();
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByLabelText('原因')).toHaveValue('重复');
  await confirm();
  expect(await screen.findByText('已处理 2 条')).toBeInTheDocument();
  expect(run).toHaveBeenLastCalledWith({ ids: ['1', '2'] }, { reason: '重复' });
});

test('has no confirm button for more rows than the action allows', async () => {
  const { dialog } = await start({ ...enable, max: 1 });
  expect(dialog.getByText(/一次最多处理 1 条/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /批量启用$/ })).not.toBeInTheDocument();
});

test('acts on the rows selected at the click, whatever Back shows below the dialog', async () => {
  openList({ bulkActions: [enable] });
  await findRow('A01');
  act(() => history.push('/?status=off'));
  await waitFor(() => expect(screen.queryByText('A01')).not.toBeInTheDocument());
  await click(await screen.findByRole('checkbox', { name: '选择 A03' }));
  await click(button('批量启用'));
  const dialog = await findDialog('启用 1 条？');
  act(() => history.back());
  await findRow('A01');
  await click(dialog.getByRole('button', { name: /批量启用$/ }));
  await waitFor(() => expect(run).toHaveBeenCalledWith({ ids: ['3'] }, {}));
});
