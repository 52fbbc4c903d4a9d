import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test, vi } from 'vitest';
import { EntityPage } from '@/components/page/EntityPage';
import { AppError } from '@/errors/app-error';
import { useQueryParams } from '@/hooks/useQueryParams';
import { queryClient, refetch } from '@/services/query-client';
import { forgetSession } from '@/session/forget';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { type Note, note, press, readNote, resetNotes } from './testing/notes';
import { useEntity } from './useEntity';
import { useScreenEntity } from './useScreenEntity';

const onBack = vi.fn();
beforeEach(() => {
  resetNotes();
  forgetSession();
  onBack.mockReset();
});

const screenOf = (id: string | null) => () => {
  const read = useScreenEntity<Note>('note', id, readNote);
  return (
    <EntityPage read={{ ...read, error: read.entity ? undefined : read.error }} onBack={onBack} notFound="笔记不存在">
      {(entity) => (
        <>
          <p>{`${entity.title}，第 ${entity.version} 版`}</p>
          <button type="button" onClick={() => read.replace({ ...entity, title: '晚会', version: entity.version + 1 })}>
            保存
          </button>
          <button type="button" onClick={read.reload}>
            刷新
          </button>
        </>
      )}
    </EntityPage>
  );
};
/** The note from the URL. */
function NoteOfUrl() {
  const Screen = screenOf(useQueryParams().read('id'));
  return Screen();
}
const openNote = (id: string | null = '1') => openScreen(screenOf(id));

test('shows the response of a write, and ignores an older response of a read', async () => {
  openNote();
  await screen.findByText('晨会，第 1 版');
  const gate = deferred<Note>();
  readNote.mockReturnValueOnce(gate.promise);
  press('刷新');
  press('保存');
  expect(await screen.findByText('晚会，第 2 版')).toBeInTheDocument();
  gate.resolve(note);
  await act(async () => {});
  expect(screen.getByText('晚会，第 2 版')).toBeInTheDocument();
});

test('shows the entity of the URL whichever responds last, and at once after Back during a load', async () => {
  const answers = new Map(['1', '2', '3'].map((id) => [id, deferred<Note>()]));
  readNote.mockImplementation((id) => answers.get(id)?.promise as Promise<Note>);
  const answer = (id: string) => act(async () => answers.get(id)?.resolve({ ...note, id, title: `笔记 ${id}` }));
  openScreen(NoteOfUrl, { path: '/?id=1' });
  act(() => history.push('/?id=2'));
  await answer('2');
  expect(await screen.findByText('笔记 2，第 1 版')).toBeInTheDocument();
  await answer('1');
  expect(screen.getByText('笔记 2，第 1 版')).toBeInTheDocument();

  act(() => history.push('/?id=3'));
  await waitFor(() => expect(screen.queryByText(/^笔记/)).not.toBeInTheDocument());
  act(() => history.back());
  expect(await screen.findByText('笔记 2，第 1 版')).toBeInTheDocument();
  await answer('3');
  expect(screen.getByText('笔记 2，第 1 版')).toBeInTheDocument();
});

test('keeps the current entity when a write to the previous one responds late', async () => {
  const { result, rerender } = renderHook(({ id }) => useEntity<Note>(['note', 'form', id], () => readNote(id)), {
    initialProps: { id: '1' },
  });
  await waitFor(() => expect(result.current.entity?.id).toBe('1'));
  const { replace } = result.current;
  rerender({ id: '2' });
  await waitFor(() => expect(result.current.entity?.id).toBe('2'));
  act(() => replace({ ...note, title: '晚会' }));
  expect(queryClient.getQueryData(['note', 'form', '2'])).toMatchObject({ id: '2', title: '晨会' });
  act(() => result.current.replace({ ...note, id: '2', title: '晚会' }));
  await waitFor(() => expect(result.current.entity?.title).toBe('晚会'));
});

test('keeps the entity when a refetch fails, and shows the error', async () => {
  openNote();
  await screen.findByText('晨会，第 1 版');
  readNote.mockRejectedValueOnce(new AppError('network'));
  press('刷新');
  expect(await screen.findByText('网络错误')).toBeInTheDocument();
  expect(screen.getByText('晨会，第 1 版')).toBeInTheDocument();
  expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
});

test('does not show a loading error as a missing entity, and can load again', async () => {
  readNote.mockRejectedValueOnce(new AppError('business', { status: 500, serverMessage: '查询超时' }));
  openNote();
  expect(await screen.findByText('加载失败')).toBeInTheDocument();
  expect(screen.getAllByText('查询超时')).toHaveLength(1);
  press('重试');
  expect(await screen.findByText('晨会，第 1 版')).toBeInTheDocument();
});

test('leads back from an unknown id and from a URL without one', async () => {
  readNote.mockRejectedValueOnce(new AppError('business', { status: 404 }));
  const { unmount } = openNote('9');
  await screen.findByText('笔记不存在');
  unmount();
  openNote(null);
  await screen.findByText('笔记不存在');
  press('返回');
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(readNote).toHaveBeenCalledOnce();
});

test('reports a missing entity once, although the list then refetches the entity, too', async () => {
  const read = vi.fn().mockResolvedValue({ id: '9' });
  for (let count = 0; count < 3; count += 1) read.mockRejectedValueOnce(new AppError('business', { status: 404 }));
  const onMissing = vi.fn(() => refetch('note'));
  const { result } = renderHook(() => useEntity(['note', 'detail', '9'], read, onMissing));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(AppError));
  expect(onMissing).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledTimes(2);
});
