import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import { isOpen } from '@/domain/record-status';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';

const [FROM, TO] = ['1', '3'];
const openRecords = (operatorId: string) =>
  state().world.records.filter(({ assigneeId, status }) => assigneeId === operatorId && isOpen(status));
const findPending = (operatorId: string) =>
  state().world.followUps.filter(
    (row) => row.assigneeId === operatorId && (row.status === 'pending' || canAcknowledge(row)),
  );

function takeAllWork() {
  for (const row of openRecords(FROM)) row.assigneeId = null;
  for (const row of findPending(FROM)) row.assigneeId = null;
  state().world.reports = [];
}
const giveTo = async ({ app, dialog }: Awaited<ReturnType<typeof openDialog>>, name: string) => {
  await app.user.click(dialog.getByRole('combobox', { name: '接手人' }));
  await app.user.click(await screen.findByTitle(name));
  await app.user.click(dialog.getByRole('button', { name: '开始交接' }));
};

/** Opens the dialog by keyboard from the user menu. */
async function openDialog() {
  const app = await signedIn('/exception', { shell: 'full' });
  const trigger = await screen.findByRole('button', { name: /林晓/ });
  trigger.focus();
  await app.user.keyboard('{Enter}');
  await chooseEntry(app.user, '工作交接');
  return { app, dialog: await findDialog('工作交接') };
}

test('counts open work, hands it over to another operator, and shows the result of the job', async () => {
  const [records, followUps] = [openRecords(FROM).length, findPending(FROM).length];
  const { app, dialog } = await openDialog();
  expect(await dialog.findByText(`${records} 条未完结记录`)).toBeInTheDocument();
  expect(dialog.getByText(`${followUps} 条未完成或不良反应待确认的随访`)).toBeInTheDocument();
  await giveTo({ app, dialog }, '沈悦');
  expect(await screen.findByText('已开始交接给 沈悦')).toBeInTheDocument();
  const jobs = await findDialog('我的任务');
  expect(await jobs.findByText('工作交接')).toBeInTheDocument();
  await waitFor(() => expect(openRecords(FROM)).toEqual([]));
  expect(await jobs.findByText('已完成')).toBeInTheDocument();
  expect(openRecords(TO).length).toBeGreaterThanOrEqual(records);
});

test('refuses a handover without open work, and offers no handover to oneself', async () => {
  takeAllWork();
  const opened = await openDialog();
  const { app, dialog } = opened;
  expect(await dialog.findByText('林晓 目前没有未完成的工作')).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: '开始交接' }));
  expect(await dialog.findByText(/请选择接手人|请选择/)).toBeInTheDocument();
  const receiver = dialog.getByRole('combobox', { name: '接手人' });
  await app.user.type(receiver, '林晓');
  expect(screen.queryByRole('option', { name: '林晓' })).not.toBeInTheDocument();
  await app.user.clear(receiver);
  await giveTo(opened, '沈悦');
  expect(await dialog.findByText('该操作员没有待办，无需交接')).toBeInTheDocument();
  expect(state().jobs).toEqual([]);
});
