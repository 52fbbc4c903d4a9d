import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { findDialog } from '../../../tests/dialog';
import { type Note, note, openPage, press, resetNotes, saveNote, setTitle, title } from './testing/notes';

beforeEach(resetNotes);

/** Makes the next save fail with what another operator has saved meanwhile. */
const meet = (theirs: Partial<Note>) => {
  const current = { ...note, version: 2, ...theirs };
  saveNote.mockRejectedValueOnce(new AppError('business', { status: 409, data: { current } }));
  return current;
};
const openConflict = async () => {
  press('保存');
  return findDialog('内容已有新的版本');
};
type Dialog = Awaited<ReturnType<typeof openConflict>>;
const sides = (dialog: Dialog, field: string) => within(dialog.getByRole('radiogroup', { name: field }));
const choose = (dialog: Dialog, field: string, side: RegExp) =>
  fireEvent.click(sides(dialog, field).getByRole('radio', { name: side }));
const isGone = () => waitFor(() => expect(screen.queryByText('内容已有新的版本')).not.toBeInTheDocument());

test('compares both versions field by field, and saves the choices over their version', async () => {
  const theirs = meet({ title: '早会', tags: ['乙'], updatedByName: '周宁' });
  openPage();
  setTitle('晚会');
  fireEvent.click(screen.getByRole('radio', { name: 'high' }));
  const dialog = await openConflict();
  expect(dialog.getByText(/周宁 已保存新的版本/)).toBeInTheDocument();
  expect(dialog.getByText('双方都改了')).toBeInTheDocument();
  expect(dialog.getByText('仅对方改了')).toBeInTheDocument();
  expect(dialog.getByText('仅我改了')).toBeInTheDocument();
  expect(dialog.getByText('修改前：晨会')).toBeInTheDocument();
  // A field that only one side changed is preselected; one that both changed has to be chosen.
  expect(sides(dialog, '标签').getByRole('radio', { name: /^对方的 ?乙$/ })).toBeChecked();
  expect(sides(dialog, '级别').getByRole('radio', { name: /^我的 ?high$/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: '按所选内容保存' })).toBeDisabled();
  choose(dialog, '标题', /^我的/);
  press('按所选内容保存');
  await screen.findByText('已保存');
  await isGone();
  expect(saveNote.mock.lastCall).toEqual([{ title: '晚会', tags: ['乙'], level: 'high' }, theirs]);
});

test('takes all values of one side at once', async () => {
  const theirs = meet({ title: '早会', tags: ['乙'] });
  openPage();
  setTitle('晚会');
  const dialog = await openConflict();
  press('全部采用我的');
  expect(sides(dialog, '标签').getByRole('radio', { name: /^我的 ?甲$/ })).toBeChecked();
  press('全部采用对方的');
  press('按所选内容保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall).toEqual([{ title: '早会', tags: ['乙'], level: 'low' }, theirs]);
  expect(title()).toHaveValue('早会');
});

test('keeps the choices in the form on the way back, and asks only about new differences at the next save', async () => {
  meet({ title: '早会', tags: ['乙'] });
  openPage();
  setTitle('晚会');
  const dialog = await openConflict();
  choose(dialog, '标题', /^我的/);
  press('返回继续编辑');
  await isGone();
  expect(title()).toHaveValue('晚会');
  expect(saveNote).toHaveBeenCalledOnce();

  const newest = meet({ title: '早会', tags: ['乙'], level: 'high', version: 3 });
  const again = await openConflict();
  expect(again.queryByRole('radiogroup', { name: '标题' })).not.toBeInTheDocument();
  expect(again.queryByRole('radiogroup', { name: '标签' })).not.toBeInTheDocument();
  expect(sides(again, '级别').getByRole('radio', { name: /^对方的 ?high$/ })).toBeChecked();
  press('按所选内容保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall).toEqual([{ title: '晚会', tags: ['乙'], level: 'high' }, newest]);
});

test('does not ask again about decided fields', async () => {
  const theirs = meet({ title: '早会' });
  openPage();
  setTitle('晚会');
  choose(await openConflict(), '标题', /^我的/);
  press('返回继续编辑');
  await isGone();
  meet({ title: '早会' });
  press('保存');
  await screen.findByText('已保存');
  expect(screen.queryByText('内容已有新的版本')).not.toBeInTheDocument();
  expect(saveNote.mock.lastCall).toEqual([{ title: '晚会', tags: ['甲'], level: 'low' }, theirs]);
});

test('keeps input entered while the refused save was in flight', async () => {
  const gate = deferred<void>();
  const current = { ...note, tags: ['乙'], version: 2 };
  saveNote.mockImplementationOnce(() =>
    gate.promise.then(() => {
      throw new AppError('business', { status: 409, data: { current } });
    }),
  );
  openPage();
  setTitle('晚会');
  press('保存');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
  setTitle('晚会改期');
  gate.resolve();
  const dialog = await findDialog('内容已有新的版本');
  expect(sides(dialog, '标题').getByRole('radio', { name: /^我的 ?晚会改期$/ })).toBeChecked();
  press('返回继续编辑');
  await isGone();
  expect(title()).toHaveValue('晚会改期');
});

test('offers no choice if both saved the same', async () => {
  const theirs = meet({ title: '晚会' });
  openPage();
  setTitle('晚会');
  const dialog = await openConflict();
  expect(dialog.getByText('对方保存的内容与您填写的一致，直接保存即可。')).toBeInTheDocument();
  press('按所选内容保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall?.[1]).toEqual(theirs);
});

test('compares again when a third version comes in between', async () => {
  meet({ title: '早会' });
  openPage();
  setTitle('晚会');
  const dialog = await openConflict();
  choose(dialog, '标题', /^我的/);
  const third = meet({ title: '午会', version: 3 });
  press('按所选内容保存');
  expect(await screen.findByRole('radio', { name: /^对方的 ?午会$/ })).toBeInTheDocument();
  press('全部采用我的');
  press('按所选内容保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall).toEqual([{ title: '晚会', tags: ['甲'], level: 'low' }, third]);
});

test('shows a conflict without a version above the form, and keeps the input', async () => {
  saveNote.mockRejectedValueOnce(new AppError('business', { status: 409, serverMessage: '数据已被他人更新' }));
  openPage();
  setTitle('晚会');
  press('保存');
  expect(await screen.findByRole('alert')).toHaveTextContent('数据已被他人更新');
  expect(screen.queryByText('内容已有新的版本')).not.toBeInTheDocument();
  expect(title()).toHaveValue('晚会');
});

test.each([
  ['its own', '林晓'],
  ['a conflict', '周宁'],
])('treats the same content after a lost response as %s if %s saved it', async (_, updatedByName) => {
  saveNote.mockRejectedValueOnce(new AppError('network'));
  openPage();
  setTitle('晚会');
  press('保存');
  await screen.findByText(/网络错误/);
  meet({ title: '晚会', updatedByName });
  press('保存');
  if (updatedByName === '周宁') await findDialog('内容已有新的版本');
  else await screen.findByText('已保存');
  expect(screen.queryAllByText('内容已有新的版本')).toHaveLength(updatedByName === '周宁' ? 1 : 0);
});
