import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showTypes } from '@/contract/show-types';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import {
  button,
  type Note,
  note,
  onSaved,
  openPage,
  press,
  resetNotes,
  saveNote,
  setTitle,
  specFor,
  title,
} from './testing/notes';

beforeEach(resetNotes);

const tags = () => screen.getByRole('combobox', { name: '标签' });
const level = () => screen.getByRole('radiogroup', { name: '级别' });
const refusal = (fieldErrors: Record<string, string>) =>
  new AppError('business', { status: 422, serverMessage: '校验未通过', data: { fieldErrors } });

test('saves all values over the version they started from, and then has nothing to save', async () => {
  openPage();
  setTitle('晚会');
  press('保存');
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect(saveNote.mock.calls).toEqual([[{ title: '晚会', tags: ['甲'], level: 'low' }, note]]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ ...note, title: '晚会', version: 2 });
  press('保存');
  expect(await screen.findByText('没有需要保存的修改')).toBeInTheDocument();
  expect(saveNote).toHaveBeenCalledOnce();
});

test('sends one request for Enter, a double click and Ctrl+S', async () => {
  const gate = deferred<Note>();
  saveNote.mockReturnValueOnce(gate.promise);
  const { user } = openPage();
  await user.type(title(), '1{Enter}');
  await user.dblClick(button('保存'));
  await user.keyboard('{Control>}s{/Control}');
  gate.resolve({ ...note, version: 2 });
  await screen.findByText('已保存');
  expect(saveNote).toHaveBeenCalledOnce();
});

test('saves on Ctrl+S, including an entered but uncommitted tag', async () => {
  const { user } = openPage();
  await user.type(tags(), '乙{Control>}s{/Control}');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall?.[0]).toMatchObject({ tags: ['甲', '乙'] });
});

test('sends nothing while a field is invalid, and focuses that field', async () => {
  openPage();
  setTitle('');
  press('保存');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('不能为空'));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(saveNote).not.toHaveBeenCalled();
});

test('shows field errors of the server on their fields and others above the form, and clears both on the next attempt', async () => {
  saveNote.mockRejectedValueOnce(refusal({ 'tags.0': '标签不可用', level: '级别不可用', owner: '负责人不存在' }));
  openPage();
  setTitle('晚会');
  press('保存');
  // An error inside the value of one field is shown on that field.
  await waitFor(() => expect(tags()).toHaveAccessibleDescription('标签不可用'));
  expect(level()).toHaveAccessibleDescription('级别不可用');
  expect(tags()).toHaveFocus();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('校验未通过');
  expect(within(alert).getByText('负责人不存在')).toBeInTheDocument();
  expect(alert).not.toHaveTextContent('标签不可用');
  press('保存');
  await screen.findByText('已保存');
  expect(tags()).not.toHaveAccessibleDescription();
  expect(screen.queryByText('负责人不存在')).not.toBeInTheDocument();
  expect(saveNote.mock.calls[1]).toEqual(saveNote.mock.calls[0]);
});

test('keeps the input after a network error, and saves it on the next attempt', async () => {
  saveNote.mockRejectedValueOnce(new AppError('network'));
  openPage();
  setTitle('晚会');
  press('保存');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络错误内容还在，请重试。');
  expect(title()).toHaveValue('晚会');
  press('保存');
  await screen.findByText('已保存');
  expect(screen.queryByText(/网络错误/)).not.toBeInTheDocument();
  expect(saveNote.mock.lastCall?.[0].title).toBe('晚会');
});

test('explains that the entity was deleted, and keeps the input', async () => {
  saveNote.mockRejectedValueOnce(new AppError('business', { status: 404, serverMessage: 'not found' }));
  openPage();
  setTitle('晚会');
  press('保存');
  expect(await screen.findByRole('alert')).toHaveTextContent('这条内容已被删除，没有保存');
  expect(title()).toHaveValue('晚会');
});

test.each([
  ['a silent refusal', new AppError('business', { status: 400, showType: showTypes.silent, serverMessage: '静默' })],
  ['a refusal that was shown already', Object.assign(new AppError('http', { status: 401 }), { handled: true })],
])('shows nothing for %s, and keeps the input', async (_, error) => {
  saveNote.mockRejectedValueOnce(error);
  openPage();
  setTitle('晚会');
  press('保存');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
  await waitFor(() => expect(button('保存')).not.toHaveClass('ant-btn-loading'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(title()).toHaveValue('晚会');
  expect(onSaved).not.toHaveBeenCalled();
});

test('keeps input entered while saving, says that it is not saved, and saves it over the new version', async () => {
  const gate = deferred<Note>();
  saveNote.mockReturnValueOnce(gate.promise);
  openPage();
  setTitle('晚会');
  press('保存');
  await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
  setTitle('晚会改期');
  gate.resolve({ ...note, title: '晚会', version: 2 });
  expect(await screen.findByText(/之后填写的尚未保存/)).toBeInTheDocument();
  expect(title()).toHaveValue('晚会改期');
  press('保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall?.[0].title).toBe('晚会改期');
  expect(saveNote.mock.lastCall?.[1]?.version).toBe(2);
});

test('discards all changes, and then has nothing to save', async () => {
  openPage();
  expect(button('撤销修改')).toBeDisabled();
  setTitle('晚会');
  button('撤销修改').focus();
  press('撤销修改');
  await waitFor(() => expect(title()).toHaveValue('晨会'));
  expect(button('撤销修改')).toBeDisabled();
  expect(title()).toHaveFocus();
  press('保存');
  await screen.findByText('没有需要保存的修改');
});

test('sends nothing until the operator confirms', async () => {
  const confirm = vi.fn(async () => false);
  openPage({ spec: { ...specFor(note), confirm } });
  setTitle('晚会');
  press('保存');
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: '晚会' }), note),
  );
  await waitFor(() => expect(button('保存')).not.toHaveClass('ant-btn-loading'));
  expect(title()).toHaveValue('晚会');
  expect(saveNote).not.toHaveBeenCalled();
  confirm.mockResolvedValue(true);
  press('保存');
  await screen.findByText('已保存');
});

test('keeps an unknown value and sends it back unchanged', async () => {
  openPage({ spec: specFor({ ...note, level: 'urgent' }) });
  setTitle('晚会');
  press('保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall?.[0].level).toBe('urgent');
});
