import { File as NodeFile } from 'node:buffer';
import { QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FileField } from '@/components/inputs/file/FileField';
import { AppError } from '@/errors/app-error';
import { queryClient } from '@/services/query-client';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { server } from '../../../tests/server';
import { EditDrawer } from './EditDrawer';
import { addGuard } from './leave-guard';
import {
  compare,
  findQuestion,
  type Note,
  note,
  onSaved,
  openNotes,
  openQuestions,
  press,
  resetNotes,
  saveNote,
  setTitle,
  specFor,
  title,
} from './testing/notes';

beforeEach(resetNotes);

const location = () => history.location.pathname + history.location.search;
const isAnswered = (name?: string) => waitFor(() => expect(openQuestions(name)).toEqual([]));
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Opens the drawer of a note from the list. */
async function openDrawer() {
  const view = openNotes();
  await view.user.click(screen.getByRole('button', { name: '打开 1' }));
  await screen.findByText('编辑笔记 1');
  return view;
}

describe('a form with unsaved changes', () => {
  test('asks while a file is being uploaded, whether it is left or closed', async () => {
    const gate = deferred<undefined>();
    server.use(http.post('*/uploads', () => gate.promise));
    const onClose = vi.fn();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const [spec, file] = [specFor(undefined), new NodeFile(['%PDF-1.7'], '血常规.pdf', { type: 'application/pdf' })];
    openScreen(() => (
      <EditDrawer title="上传报告" {...{ spec, compare, onClose }} asksBeforeClosing>
        <FileField name="files" label="附件" purpose="reportFile" />
      </EditDrawer>
    ));
    const chooser = document.querySelector<HTMLInputElement>('input[aria-label="附件"]');
    await user.upload(chooser as HTMLInputElement, file as unknown as File);
    await screen.findByRole('progressbar');
    for (const leave of [() => history.push('/elsewhere'), () => press('取消')]) {
      act(leave);
      const question = within(await findQuestion());
      fireEvent.click(question.getByRole('button', { name: '继续编辑' }));
      await isAnswered();
    }
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '取消上传' }));
    press('取消');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    gate.resolve(undefined);
  });

  test('asks on a link, Back, another entity and closing, and keeps everything when the operator stays', async () => {
    await openDrawer();
    setTitle('晚会');
    for (const leave of [
      () => history.push('/elsewhere'),
      () => history.back(),
      () => history.push('/?edit=2'),
      () => press('取消'),
      () => fireEvent.click(screen.getByRole('button', { name: /^(close|关闭)$/i })),
    ]) {
      act(leave);
      const question = within(await findQuestion());
      fireEvent.click(question.getByRole('button', { name: '继续编辑' }));
      await isAnswered();
      expect(location()).toBe('/?edit=1');
      expect(title()).toHaveValue('晚会');
    }
  });

  test('does not promise a save that is one of another form', async () => {
    await openDrawer();
    setTitle('晚会');
    const remove = addGuard({ isDirty: () => false, isSaving: () => true, isSameScreen: () => false });
    act(() => history.push('/elsewhere'));
    expect(await findQuestion()).toBeInTheDocument();
    remove();
  });

  test('can be left after confirmation, and then does not ask again', async () => {
    await openDrawer();
    setTitle('晚会');
    expect(closeTab()).toBe(true);
    act(() => history.push('/elsewhere'));
    await findQuestion();
    press('放弃修改');
    await waitFor(() => expect(location()).toBe('/elsewhere'));
    expect(closeTab()).toBe(false);
    act(() => history.push('/?edit=2'));
    expect(location()).toBe('/?edit=2');
    expect(saveNote).not.toHaveBeenCalled();
  });

  test('opens one confirmation for two attempts to leave', async () => {
    await openDrawer();
    setTitle('晚会');
    act(() => history.push('/elsewhere'));
    await findQuestion();
    act(() => history.push('/?edit=2'));
    expect(openQuestions()).toHaveLength(1);
  });

  test('stays open on another tab of the same screen without asking', async () => {
    await openDrawer();
    setTitle('晚会');
    act(() => history.push('/?edit=1&tab=logs'));
    expect(location()).toBe('/?edit=1&tab=logs');
    expect(title()).toHaveValue('晚会');
    act(() => history.push('/elsewhere'));
    await findQuestion();
  });
});

test('does not ask about a reverted or saved change', async () => {
  await openDrawer();
  setTitle('晚会');
  setTitle('晨会');
  expect(closeTab()).toBe(false);
  setTitle('晚会');
  press('保存');
  await waitFor(() => expect(location()).toBe('/'));
  act(() => history.push('/elsewhere'));
  expect(location()).toBe('/elsewhere');
});

describe('a form that is left while it is being saved', () => {
  async function leaveWhileSaving() {
    const gate = deferred<() => Note>();
    saveNote.mockReturnValueOnce(gate.promise.then((answer) => answer()));
    await openDrawer();
    setTitle('晚会');
    press('保存');
    await waitFor(() => expect(saveNote).toHaveBeenCalledOnce());
    press('取消');
    expect(await findQuestion('正在保存')).toHaveTextContent('内容已提交，离开后仍会保存，结果会另行提示。');
    return {
      answer: () => gate.resolve(() => ({ ...note, version: 2 })),
      fail: (error: unknown) =>
        gate.resolve(() => {
          throw error;
        }),
    };
  }
  const leave = async () => {
    press('离开');
    await waitFor(() => expect(location()).toBe('/'));
  };

  test('shows the result, refetches the list behind it, and does not call onSaved', async () => {
    const readList = vi.fn(async () => []);
    const stop = new QueryObserver(queryClient, { queryKey: ['note', 'list'], queryFn: readList }).subscribe(() => {});
    const { answer } = await leaveWhileSaving();
    await leave();
    expect(readList).toHaveBeenCalledOnce();
    answer();
    expect(await screen.findByText('已保存')).toBeInTheDocument();
    expect(readList).toHaveBeenCalledTimes(2);
    stop();
    expect(location()).toBe('/');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test.each([
    ['a failure', new AppError('network'), '网络错误'],
    [
      'a conflict',
      new AppError('business', { status: 409, serverMessage: '已被他人更新', data: { current: note } }),
      '已被他人更新',
    ],
  ])('keeps the input after %s, says so and restores it', async (_, error, text) => {
    document.title = '笔记 1 - 后台';
    const { fail } = await leaveWhileSaving();
    await leave();
    fail(error);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('内容已有新的版本')).not.toBeInTheDocument();
    fireEvent.click(notice.getByRole('button', { name: '笔记 1' }));
    await screen.findByText('编辑笔记 1');
    expect(title()).toHaveValue('晚会');
  });

  test('closes the confirmation once the response has arrived', async () => {
    const { answer } = await leaveWhileSaving();
    answer();
    await isAnswered('正在保存');
    await waitFor(() => expect(location()).toBe('/'));
    expect(screen.queryByText('编辑笔记 1')).not.toBeInTheDocument();
  });

  test('closes the confirmation when the save fails, because it promised the success', async () => {
    const { fail } = await leaveWhileSaving();
    fail(new AppError('http', { status: 500, serverMessage: '正在维护' }));
    await isAnswered('正在保存');
    expect(await screen.findByText('正在维护')).toBeInTheDocument();
    expect(title()).toHaveValue('晚会');
  });
});
