import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import { isOpen } from '@/domain/record-status';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';

const [FROM, TO] = ['1', '3'];
const openRecords = (operatorId: string) =>
  state().world.records.filter(({ assigneeId, status }) => assigneeId === operatorId && isOpen(status));
const pendingOf = (operatorId: string) =>
  state().world.followUps.filter(
    (row) => row.assigneeId === operatorId && (row.status === 'pending' || canAcknowledge(row)),
  );

function takeAllWork() {
  for (const row of openRecords(FROM)) row.assigneeId = null;
  for (const row of pendingOf(FROM)) row.assigneeId = null;
  state().world.reports = [];
}
const giveTo = async ({ app, dialog }: Awaited<ReturnType<typeof openDialog>>, name: string) => {
  await app.user.click(dialog.getByRole('combobox', { name: '接手人' }));
  await app.user.click(await screen.findByTitle(name));
  await app.user.click(dialog.getByRole('button', { name: '开始交接' }));
};

/** The dialog, opened by keyboard from the user menu. */
async function openDialog() {
  const app = await signedIn('/setting/search-hotwords');
  const trigger = await screen.findByRole('button', { name: /林晓/ });
  trigger.focus();
  await app.user.keyboard('{Enter}');
  await chooseEntry(app.user, '工作交接');
  return { app, dialog: await dialogWith('工作交接') };
}

describe('a handover', () => {
  test('shows how much it is, is given to another, and its job tells how it went', async () => {
    const [records, followUps] = [openRecords(FROM).length, pendingOf(FROM).length];
    const { app, dialog } = await openDialog();
    expect(await dialog.findByText(`${records} 条未完结记录`)).toBeInTheDocument();
    expect(dialog.getByText(`${followUps} 条未完成或不良反应待确认的随访`)).toBeInTheDocument();
    await giveTo({ app, dialog }, '沈悦');
    expect(await screen.findByText('已开始交接给 沈悦')).toBeInTheDocument();
    const jobs = await dialogWith('我的任务');
    expect(await jobs.findByText('工作交接')).toBeInTheDocument();
    await waitFor(() => expect(openRecords(FROM)).toEqual([]));
    expect(await jobs.findByText('已完成')).toBeInTheDocument();
    expect(openRecords(TO).length).toBeGreaterThanOrEqual(records);
  });

  test('is not to oneself, and of somebody without work there is nothing to hand over', async () => {
    takeAllWork();
    const { app, dialog } = await openDialog();
    expect(await dialog.findByText('林晓 目前没有未完成的工作')).toBeInTheDocument();
    await app.user.type(dialog.getByRole('combobox', { name: '接手人' }), '林晓');
    expect(screen.queryByRole('option', { name: '林晓' })).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '开始交接' }));
    expect(await dialog.findByText(/请选择接手人|请选择/)).toBeInTheDocument();
    expect(state().jobs).toEqual([]);
  });

  test('of nothing is not begun', async () => {
    takeAllWork();
    const opened = await openDialog();
    await giveTo(opened, '沈悦');
    expect(await opened.dialog.findByText('该操作员没有待办，无需交接')).toBeInTheDocument();
    expect(state().jobs).toEqual([]);
  });
});
