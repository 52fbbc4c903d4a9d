import { screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import {
  button,
  type Note,
  type NoteValues,
  note,
  onSaved,
  openNotes,
  openPage,
  press,
  resetNotes,
  saveNote,
  setTitle,
  title,
} from './testing/notes';

beforeEach(resetNotes);

test('saves and resets the form for the next entity, with the focus on its first field', async () => {
  const { user } = openNotes('/?edit=new');
  setTitle('一');
  press('保存并新建');
  await screen.findByText('已保存');
  await waitFor(() => expect(title()).toHaveValue(''));
  expect(title()).toHaveFocus();
  await user.keyboard('二');
  press('保存');
  await waitFor(() => expect(history.location.search).toBe(''));
  const values = { tags: [], level: 'low' };
  expect(saveNote.mock.calls).toEqual([
    [{ ...values, title: '一' }, undefined],
    [{ ...values, title: '二' }, undefined],
  ]);
});

test('saves what was typed while it saved as the next entity, not over the one just created', async () => {
  const gate = deferred<Note>();
  saveNote.mockReturnValueOnce(gate.promise);
  openNotes('/?edit=new');
  setTitle('一');
  press('保存并新建');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
  setTitle('二');
  gate.resolve({ ...note, title: '一' });
  await screen.findByText(/之后填写的尚未保存/);
  press('保存');
  await waitFor(() => expect(saveNote).toHaveBeenCalledTimes(2));
  expect(saveNote.mock.lastCall).toEqual([{ tags: [], level: 'low', title: '二' }, undefined]);
});

test('keeps the input when the server refuses it, and then saves with the button that is pressed', async () => {
  saveNote.mockRejectedValueOnce(
    new AppError('business', { status: 422, data: { fieldErrors: { title: '标题已存在' } } }),
  );
  openNotes('/?edit=new');
  press('保存并新建');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('不能为空'));
  setTitle('一');
  press('保存并新建');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('标题已存在'));
  expect(title()).toHaveValue('一');
  // The refused attempt must not make the next save reset the form.
  press('保存');
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('saves with an extra button even without a change, and only that one spins', async () => {
  const gate = deferred<Note>();
  const publish = vi.fn<(values: NoteValues, base: Note | undefined) => Promise<Note>>(() => gate.promise);
  const onPublished = vi.fn();
  openPage({ extraActions: [{ label: '保存并发布', save: publish, onSaved: onPublished }] });
  press('保存并发布');
  await waitFor(() => expect(publish).toHaveBeenCalledOnce());
  expect(button('保存并发布')).toHaveClass('ant-btn-loading');
  expect(button('保存')).not.toHaveClass('ant-btn-loading');
  press('保存');
  const published = { ...note, version: 2 };
  gate.resolve(published);
  await waitFor(() => expect(onPublished).toHaveBeenCalledExactlyOnceWith(published));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(published);
  expect(saveNote).not.toHaveBeenCalled();
});
