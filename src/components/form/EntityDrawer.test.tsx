import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { queryClient, refetch } from '@/services/query-client';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { EditDrawer } from './EditDrawer';
import { EntityDrawer } from './EntityDrawer';
import {
  compare,
  fields,
  findQuestion,
  type Note,
  note,
  openNotes,
  openQuestions,
  press,
  readNote,
  resetNotes,
  setTitle,
  specFor,
  title,
} from './testing/notes';

beforeEach(resetNotes);

const location = () => history.location.pathname + history.location.search;
const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: '标题' })).not.toBeInTheDocument());

function Nested() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <p>已关闭</p>;
  return (
    <EditDrawer
      title="编辑笔记"
      spec={specFor(note)}
      compare={compare}
      onClose={() => setIsOpen(false)}
      asksBeforeClosing
    >
      {fields}
    </EditDrawer>
  );
}

test('opens over its list with a URL, and returns the focus when it closes', async () => {
  const { user } = openNotes();
  const opener = screen.getByRole('button', { name: '打开 1' });
  await user.click(opener);
  expect(location()).toBe('/?edit=1');
  await waitFor(() => expect(title()).toHaveFocus());
  press('取消');
  await isClosed();
  expect(location()).toBe('/');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('closes on Back, opens by a link, and then closes without a history entry', async () => {
  const { user, unmount } = openNotes();
  await user.click(screen.getByRole('button', { name: '打开 1' }));
  await screen.findByText('编辑笔记 1');
  act(() => history.back());
  await isClosed();
  unmount();
  openNotes('/?edit=2&keyword=a');
  await screen.findByText('编辑笔记 2');
  press('取消');
  await waitFor(() => expect(location()).toBe('/?keyword=a'));
});

test('opens and loads nothing for an empty URL parameter', async () => {
  openNotes('/?edit=');
  await act(async () => {});
  expect(screen.queryByText(/编辑笔记/)).not.toBeInTheDocument();
  expect(readNote).not.toHaveBeenCalled();
});

test('loads its entity from the server each time, and shows another one for another URL', async () => {
  openNotes('/?edit=1');
  await screen.findByText('编辑笔记 1');
  act(() => history.push('/?edit=2'));
  await screen.findByText('编辑笔记 2');
  act(() => history.push('/?edit=1'));
  await screen.findByText('编辑笔记 1');
  expect(readNote.mock.calls).toEqual([['1'], ['2'], ['1']]);
});

test('says that an entity does not exist, with a way back', async () => {
  readNote.mockRejectedValueOnce(new AppError('business', { status: 404 }));
  openNotes('/?edit=9');
  expect(await screen.findByText('笔记不存在')).toBeInTheDocument();
  press('返回');
  await waitFor(() => expect(location()).toBe('/'));
});

test('does not show a loading error as a missing entity, and can load again', async () => {
  readNote.mockRejectedValueOnce(new AppError('http', { status: 500 }));
  openNotes('/?edit=1');
  expect(await screen.findByText('加载失败')).toBeInTheDocument();
  expect(screen.queryByText('笔记不存在')).not.toBeInTheDocument();
  press('重试');
  expect(await screen.findByText('编辑笔记 1')).toBeInTheDocument();
});

test('shows no form before its entity has loaded, and ignores a late response for another entity', async () => {
  const gate = deferred<Note>();
  readNote.mockReturnValueOnce(gate.promise);
  openNotes('/?edit=1');
  act(() => history.push('/?edit=2'));
  await screen.findByText('编辑笔记 2');
  gate.resolve({ ...note, title: '迟到' });
  await act(async () => {});
  expect(screen.getByText('编辑笔记 2')).toBeInTheDocument();
  expect(title()).toHaveValue('晨会');
});

test('keeps a form with its input when a refetch of its entity fails', async () => {
  openScreen(() => (
    <EntityDrawer<Note>
      readKey={['note', 'order']}
      title="编辑笔记"
      read={() => readNote('1')}
      edit={(entity) => (
        <EditDrawer title="编辑笔记" spec={specFor(entity)} compare={compare} onClose={() => {}}>
          {fields}
        </EditDrawer>
      )}
      onClose={() => {}}
    />
  ));
  await waitFor(() => setTitle('晚会'));
  readNote.mockRejectedValueOnce(new AppError('network'));
  refetch('note');
  await waitFor(() => expect(queryClient.getQueryState(['note', 'order'])?.status).toBe('error'));
  // Components are told after the state has changed.
  await act(() => new Promise<void>((resolve) => notifyManager.schedule(resolve)));
  expect(title()).toHaveValue('晚会');
});

test('asks before it closes and on Back when it has no URL', async () => {
  openScreen(Nested);
  act(() => history.push('/?tab=a'));
  setTitle('晚会');
  act(() => history.back());
  await findQuestion();
  press('继续编辑');
  await waitFor(() => expect(openQuestions()).toEqual([]));
  expect(title()).toHaveValue('晚会');
  press('取消');
  fireEvent.click(within(await findQuestion()).getByRole('button', { name: '放弃修改' }));
  expect(await screen.findByText('已关闭')).toBeInTheDocument();
});
