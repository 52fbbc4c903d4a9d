import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import {
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

/** The drawer of a note, opened from the list by its button. */
async function openDrawer() {
  const view = openNotes();
  await view.user.click(screen.getByRole('button', { name: '打开 1' }));
  await screen.findByText('编辑笔记 1');
  return view;
}

describe('a form with unsaved changes', () => {
  test('asks before it is left by a link, by Back, for another entity or by closing, and keeps everything when the operator stays', async () => {
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

  test('is left once the operator agrees, and then asks no more', async () => {
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

  test('asks one question for two attempts to leave', async () => {
    await openDrawer();
    setTitle('晚会');
    act(() => history.push('/elsewhere'));
    await findQuestion();
    act(() => history.push('/?edit=2'));
    expect(openQuestions()).toHaveLength(1);
  });

  test('stays through another tab of the same screen without a question', async () => {
    await openDrawer();
    setTitle('晚会');
    act(() => history.push('/?edit=1&tab=logs'));
    expect(location()).toBe('/?edit=1&tab=logs');
    expect(title()).toHaveValue('晚会');
    act(() => history.push('/elsewhere'));
    await findQuestion();
  });
});

test('a change that was taken back, or was saved, is left without a question', async () => {
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

  test('reports the result, and calls nobody back', async () => {
    const { answer } = await leaveWhileSaving();
    await leave();
    answer();
    expect(await screen.findByText('已保存')).toBeInTheDocument();
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
  ])('reports %s, too', async (_, error, text) => {
    const { fail } = await leaveWhileSaving();
    await leave();
    fail(error);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('内容已被他人修改')).not.toBeInTheDocument();
  });

  test('takes its question away once the answer has come', async () => {
    const { answer } = await leaveWhileSaving();
    answer();
    await isAnswered('正在保存');
    await waitFor(() => expect(location()).toBe('/'));
    expect(screen.queryByText('编辑笔记 1')).not.toBeInTheDocument();
  });
});
