import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EntityPage } from '@/components/EntityPage';
import { AppError } from '@/errors/app-error';
import { forgetSession } from '@/session/forget';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { type Note, note, press, readNote, resetNotes } from './testing/notes';
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
const openNote = (id: string | null = '1') => openScreen(screenOf(id));

test('shows the answer of a write, and does not go back to an older answer of a read', async () => {
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

test('stays when it cannot be read again, which is shown', async () => {
  openNote();
  await screen.findByText('晨会，第 1 版');
  readNote.mockRejectedValueOnce(new AppError('network'));
  press('刷新');
  expect(await screen.findByText('网络错误')).toBeInTheDocument();
  expect(screen.getByText('晨会，第 1 版')).toBeInTheDocument();
  expect(screen.queryByText('加载失败')).not.toBeInTheDocument();
});

test('an entity that fails to load is not taken for one that does not exist, and can be loaded again', async () => {
  readNote.mockRejectedValueOnce(new AppError('business', { status: 500, serverMessage: '查询超时' }));
  openNote();
  expect(await screen.findByText('加载失败')).toBeInTheDocument();
  expect(screen.getAllByText('查询超时')).toHaveLength(1);
  press('重试');
  expect(await screen.findByText('晨会，第 1 版')).toBeInTheDocument();
});

test('an unknown id, and a URL without one, lead back', async () => {
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
