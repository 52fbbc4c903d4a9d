import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import { isOpen } from '@/domain/record-status';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';

const FROM = '1';
const openRecords = (operatorId: string) =>
  state().world.records.filter(({ assigneeId, status }) => assigneeId === operatorId && isOpen(status));
const findPending = (operatorId: string) =>
  state().world.followUps.filter(
    (row) => row.assigneeId === operatorId && (row.status === 'pending' || canAcknowledge(row)),
  );

/** Opens the dialog by keyboard from the user menu. */
async function openDialog() {
  const app = await signedIn('/exception', { shell: 'full' });
  const trigger = await screen.findByRole('button', { name: /林晓/ });
  trigger.focus();
  await app.user.keyboard('{Enter}');
  await chooseEntry(app.user, '工作交接');
  return { app, dialog: await findDialog('工作交接') };
}

test('counts open work, refuses without a receiver or work, hands it over, and shows the job', async () => {
  state().world.reports = [];
  const [records, followUps] = [openRecords(FROM), findPending(FROM)];
  const assign = (assigneeId: string | null) => {
    for (const row of [...records, ...followUps]) row.assigneeId = assigneeId;
  };
  const { app, dialog } = await openDialog();
  expect(await dialog.findByText(`${records.length} 条未完结记录`)).toBeInTheDocument();
  expect(dialog.getByText(`${followUps.length} 条未完成或不良反应待确认的随访`)).toBeInTheDocument();
  const submit = () => app.user.click(dialog.getByRole('button', { name: /开始交接$/ }));
  await submit();
  expect(await dialog.findByText('请选择接手人')).toBeInTheDocument();
  const receiver = dialog.getByRole('combobox', { name: '接手人' });
  await app.user.click(receiver);
  await app.user.paste('林晓');
  expect(screen.queryByRole('option', { name: '林晓' })).not.toBeInTheDocument();
  await app.user.clear(receiver);

  // Another operator takes all of it in the meantime.
  assign(null);
  await app.user.click(receiver);
  await app.user.click(await screen.findByTitle('沈悦'));
  await submit();
  expect(await dialog.findByText('该操作员没有待办，无需交接')).toBeInTheDocument();
  expect(state().jobs).toEqual([]);

  assign(FROM);
  await submit();
  expect(await screen.findByText('已开始交接给 沈悦')).toBeInTheDocument();
  const jobs = await findDialog('我的任务');
  expect(await jobs.findByText('工作交接')).toBeInTheDocument();
  expect(state().jobs).toMatchObject([{ kind: 'handover' }]);
  expect(state().jobs[0]?.rowIds).toHaveLength(records.length + followUps.length);
});
