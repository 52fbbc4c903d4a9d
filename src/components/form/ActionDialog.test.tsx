import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Modal } from 'antd';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TextField } from '@/components/inputs/TextField';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { findDialog } from '../../../tests/dialog';
import { openScreen } from '../../../tests/screen';
import { ActionDialog } from './ActionDialog';
import { button, expire, findQuestion, openQuestions, press, resetNotes } from './testing/notes';

type Values = { reason: string };
type Dialog = Omit<ComponentProps<typeof ActionDialog<Values>>, 'onClose'>;

const TITLE = '禁用笔记 1';
const submit = vi.fn<(values: Values) => Promise<unknown>>();
beforeEach(() => {
  resetNotes();
  submit.mockReset().mockResolvedValue(undefined);
});

function Disabling({ children, ...props }: Partial<Dialog>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        更多操作
      </button>
      {isOpen && (
        <ActionDialog<Values>
          draft="note.disable:1"
          title={TITLE}
          okText="确认禁用"
          onSubmit={submit}
          {...props}
          onClose={() => setIsOpen(false)}
        >
          {children ?? <TextField name="reason" label="原因" max={20} isRequired />}
        </ActionDialog>
      )}
    </>
  );
}

const openDialog = async (props: Partial<Dialog> = {}) => {
  const view = openScreen(() => <Disabling {...props} />);
  await view.user.click(screen.getByRole('button', { name: '更多操作' }));
  return { ...view, dialog: await findDialog(props.title ?? TITLE) };
};
const reason = () => screen.getByRole('textbox', { name: '原因' });
const write = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const isClosed = () => waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());

test('submits valid input once, closes and returns the focus', async () => {
  const gate = deferred<void>();
  submit.mockReturnValueOnce(gate.promise);
  const { user } = await openDialog();
  await user.type(reason(), '{Enter}');
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('不能为空'));
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('重{Enter}');
  await user.dblClick(button('确认禁用'));
  await user.keyboard('{Control>}s{/Control}');
  gate.resolve();
  await isClosed();
  expect(submit).toHaveBeenCalledExactlyOnceWith({ reason: '重' });
  expect(screen.getByRole('button', { name: '更多操作' })).toHaveFocus();
});

test('shows a refusal on its field or above the form, keeps the input and submits it again', async () => {
  submit
    .mockRejectedValueOnce(
      new AppError('business', { status: 422, data: { fieldErrors: { reason: '原因不能包含手机号' } } }),
    )
    .mockRejectedValueOnce(new AppError('network'));
  const { dialog } = await openDialog();
  write('重复提交');
  press('确认禁用');
  await waitFor(() => expect(reason()).toHaveAccessibleDescription('原因不能包含手机号'));
  press('确认禁用');
  expect(await dialog.findByRole('alert')).toHaveTextContent('网络错误内容还在，请重试。');
  expect(reason()).toHaveValue('重复提交');
  press('确认禁用');
  await isClosed();
  expect(submit).toHaveBeenCalledTimes(3);
});

const pressEscape = () => fireEvent.keyDown(reason(), { key: 'Escape', keyCode: 27 });

describe('closing', () => {
  test('asks before input is lost; the cancel button does not', async () => {
    const { user } = await openDialog();
    write('重复提交');
    for (const close of [pressEscape, () => fireEvent.click(document.querySelector('.ant-modal-close') as Element)]) {
      close();
      await findQuestion();
      press('继续编辑');
      await waitFor(() => expect(openQuestions()).toHaveLength(0));
      expect(reason()).toHaveValue('重复提交');
    }
    await user.click(button('取消'));
    await isClosed();
  });

  test('asks once before input in a blocked dialog is lost, also on its back button', async () => {
    await openDialog({ canSubmit: false });
    write('重复提交');
    for (const close of [pressEscape, () => press('返回')]) {
      close();
      await findQuestion();
      expect(openQuestions()).toHaveLength(1);
      press('继续编辑');
      await waitFor(() => expect(openQuestions()).toHaveLength(0));
    }
    pressEscape();
    await findQuestion();
    press('放弃修改');
    await isClosed();
  });

  test('closes without asking if nothing was entered, but not while submitting', async () => {
    const gate = deferred<void>();
    submit.mockReturnValueOnce(gate.promise);
    const { user } = await openDialog({ initialValues: { reason: '重复提交' } });
    press('确认禁用');
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    fireEvent.keyDown(reason(), { key: 'Escape', keyCode: 27 });
    expect(screen.getByText(TITLE)).toBeInTheDocument();
    gate.resolve();
    await isClosed();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    fireEvent.keyDown(await screen.findByRole('textbox', { name: '原因' }), { key: 'Escape', keyCode: 27 });
    await isClosed();
  });
});

test('disables its fields while submitting, and returns the focus after an error', async () => {
  const gate = deferred<void>();
  submit.mockImplementationOnce(async () => {
    await gate.promise;
    throw new AppError('network');
  });
  const { user, dialog } = await openDialog();
  await user.type(reason(), '重复{Enter}');
  await waitFor(() => expect(reason()).toBeDisabled());
  gate.resolve();
  expect(await dialog.findByRole('alert')).toHaveTextContent('网络错误');
  expect(reason()).toBeEnabled();
  expect(reason()).toHaveFocus();
});

test('stays open when the confirmation is declined', async () => {
  const confirm = vi.fn(async () => false);
  await openDialog({ confirm });
  write('重复提交');
  press('确认禁用');
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith({ reason: '重复提交' }));
  expect(submit).not.toHaveBeenCalled();
  expect(reason()).toHaveValue('重复提交');
  confirm.mockResolvedValue(true);
  await waitFor(() => expect(button('确认禁用')).not.toHaveClass('ant-btn-loading'));
  press('确认禁用');
  await isClosed();
  expect(submit).toHaveBeenCalledOnce();
});

test('focuses the cancel button of a dangerous action without fields, and the back button of a blocked one', async () => {
  const { unmount } = await openDialog({ isDanger: true, warning: '不能撤销', children: '没有字段' });
  expect(screen.getByRole('note')).toHaveTextContent('不能撤销');
  await waitFor(() => expect(button('取消')).toHaveFocus());
  unmount();
  const { user } = await openDialog({ canSubmit: false });
  await waitFor(() => expect(button('返回')).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '确认禁用' })).not.toBeInTheDocument();
  await user.type(reason(), '重{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

test('focuses its first field at once, before its animation has ended', async () => {
  const { user } = openScreen(Disabling, { hasMotion: true });
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  expect(reason()).toHaveFocus();
});

describe('after an expired session', () => {
  const RESTORED = '重新登录前填写的内容已恢复，尚未保存。';
  const reopen = async (before: Partial<Dialog>, after: Partial<Dialog>) => {
    const view = await openDialog(before);
    write('重复提交');
    expire(view);
    return openDialog(after);
  };

  test('restores the input when it is opened again, says so, and can discard it', async () => {
    const { dialog, user } = await reopen({}, {});
    expect(reason()).toHaveValue('重复提交');
    expect(dialog.getByText(RESTORED)).toBeInTheDocument();
    fireEvent.keyDown(reason(), { key: 'Escape', keyCode: 27 });
    await findQuestion();
    press('继续编辑');
    await user.click(dialog.getByRole('button', { name: '放弃这些内容' }));
    expect(reason()).toHaveValue('');
    expect(reason()).toHaveFocus();
    expect(dialog.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  test('restores the input over another version, and shows the other values of that version', async () => {
    const fields = (
      <>
        <TextField name="reason" label="原因" max={20} isRequired />
        <TextField name="until" label="截止" max={20} />
      </>
    );
    const of = (version: number, until: string) =>
      ({ version, initialValues: { reason: '', until }, children: fields }) as Partial<Dialog>;
    const { dialog } = await reopen(of(1, '周一'), of(2, '周二'));
    expect(reason()).toHaveValue('重复提交');
    expect(screen.getByRole('textbox', { name: '截止' })).toHaveValue('周二');
    expect(dialog.getByText('此后内容有更新，请核对后再提交。')).toBeInTheDocument();
  });

  test('does not call the input unsaved once it can no longer be submitted', async () => {
    const { dialog } = await reopen({}, {});
    submit.mockRejectedValue(new AppError('business', { status: 409, serverMessage: '已由他人处理', isFinal: true }));
    press('确认禁用');
    expect(await dialog.findByText(/已由他人处理/)).toBeInTheDocument();
    expect(dialog.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(reason()).toHaveValue('重复提交');
  });

  test('restores the input after a change of language at sign-in', async () => {
    await reopen({}, { title: 'Disable note 1', okText: 'Disable' });
    expect(reason()).toHaveValue('重复提交');
  });

  test('keeps the draft when React discards a first render', async () => {
    const view = await openDialog();
    write('重复提交');
    expire(view);
    const loading = deferred<{ default: () => null }>();
    const Late = lazy(() => loading.promise);
    openScreen(() => (
      <>
        <Suspense fallback="加载中">
          <ActionDialog<Values>
            draft="note.disable:1"
            title={TITLE}
            okText="确认禁用"
            onSubmit={submit}
            onClose={() => {}}
          >
            <TextField name="reason" label="原因" max={20} />
          </ActionDialog>
          <Late />
        </Suspense>
        <Modal open footer={null} />
      </>
    ));
    await screen.findByText('加载中');
    // antd listens for Escape while a dialog is open, and passes it to all dialogs that have rendered.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('放弃未保存的修改？')).not.toBeInTheDocument();
    loading.resolve({ default: () => null });
    expect(await screen.findByRole('textbox', { name: '原因' })).toHaveValue('重复提交');
  });

  test.each<[string, Partial<Dialog>, Partial<Dialog>]>([
    ['restores nothing for another target', { draft: 'note.disable:1' }, { draft: 'note.disable:2' }],
    ['restores nothing without a draft key', { draft: null }, { draft: null }],
  ])('%s', async (_, before, after) => {
    const { dialog } = await reopen(before, after);
    expect(reason()).toHaveValue('');
    expect(dialog.queryByText(RESTORED)).not.toBeInTheDocument();
  });
});
