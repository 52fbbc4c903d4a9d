import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { getStoredPlaces } from '@/session/drafts';
import { findDialog } from '../../../tests/dialog';
import { openScreen } from '../../../tests/screen';
import { EditDrawer } from './EditDrawer';
import {
  compare,
  expire,
  fields,
  findQuestion,
  note,
  openNotes,
  press,
  readNote,
  resetNotes,
  saveNote,
  setTitle,
  specFor,
  title,
} from './testing/notes';

beforeEach(resetNotes);

const RESTORED = '重新登录前填写的内容已恢复，尚未保存。';
const openDrawer = async () => {
  const view = openNotes('/?edit=1');
  await screen.findByText('编辑笔记 1');
  return view;
};
/** Enters a title, expires the session and opens the form again. */
async function returnAfterExpiry(as?: { name: string; avatarUrl: string }) {
  const view = await openDrawer();
  setTitle('打到一半');
  expire(view, as);
  return openDrawer();
}

test('restores the draft for the same operator, who can save it', async () => {
  await returnAfterExpiry();
  expect(screen.getByText(RESTORED)).toBeInTheDocument();
  expect(title()).toHaveValue('打到一半');
  act(() => history.push('/elsewhere'));
  await findQuestion();
  press('继续编辑');
  press('保存');
  await screen.findByText('已保存');
  expect(saveNote.mock.lastCall).toEqual([{ title: '打到一半', tags: ['甲'], level: 'low' }, note]);
});

test('restores the draft once, and only for the operator who entered it', async () => {
  const view = await returnAfterExpiry({ name: '周宁', avatarUrl: '' });
  expect(title()).toHaveValue('晨会');
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  view.unmount();
  const mine = await returnAfterExpiry();
  expect(title()).toHaveValue('打到一半');
  mine.unmount();
  await openDrawer();
  expect(title()).toHaveValue('晨会');
});

test('names a drawer without a URL by its title, because the operator has to open it again', () => {
  const view = openScreen(() => (
    <EditDrawer title="完成随访" spec={specFor(note)} compare={compare} asksBeforeClosing onClose={() => {}}>
      {fields}
    </EditDrawer>
  ));
  setTitle('打到一半');
  expire(view);
  expect(getStoredPlaces()).toEqual([{ title: '完成随访' }]);
});

test('keeps no draft of an unchanged form', async () => {
  expire(await openDrawer());
  await openDrawer();
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
});

test('saves the draft over the version it started from, and shows the conflict', async () => {
  const current = { ...note, title: '早会', version: 2 };
  const view = await openDrawer();
  setTitle('打到一半');
  expire(view);
  readNote.mockResolvedValue(current);
  await openDrawer();
  saveNote.mockRejectedValueOnce(new AppError('business', { status: 409, data: { current } }));
  press('保存');
  const dialog = await findDialog('内容已有新的版本');
  expect(saveNote.mock.lastCall?.[1]).toEqual(note);
  expect(dialog.getByText('修改前：晨会')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: /^对方的 ?早会$/ })).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: /^我的 ?打到一半$/ })).toBeInTheDocument();
});

test('discards the draft for the server’s current values, and then does not ask', async () => {
  const view = await openDrawer();
  setTitle('打到一半');
  expire(view);
  readNote.mockResolvedValue({ ...note, title: '早会', version: 2 });
  await openDrawer();
  fireEvent.click(screen.getByRole('button', { name: '放弃这些内容' }));
  await waitFor(() => expect(title()).toHaveValue('早会'));
  expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  act(() => history.push('/elsewhere'));
  expect(history.location.pathname).toBe('/elsewhere');
});
