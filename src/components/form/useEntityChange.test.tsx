import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TextField } from '@/components/inputs/TextField';
import { AppError } from '@/errors/app-error';
import { findDialog } from '../../../tests/dialog';
import { openScreen } from '../../../tests/screen';
import { ActionDialog } from './ActionDialog';
import { button, press, resetNotes } from './testing/notes';
import { useEntityChange } from './useEntityChange';

type Entity = { id: string; version: number; status: string };

const entity: Entity = { id: '1', version: 1, status: 'active' };
const work = vi.fn<(entity: Entity, reason: string) => Promise<Entity>>();
const onChanged = vi.fn();
beforeEach(() => {
  resetNotes();
  onChanged.mockReset();
  work.mockReset().mockImplementation(async (one) => ({ ...one, version: one.version + 1 }));
});

function Disabling({ isOwn }: { isOwn?: (now: Entity, ownName: string) => boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const { change } = useEntityChange<Entity, Entity>(
    { entity, onChanged },
    { canStill: ({ status }) => status === 'active', stateOf: ({ status }) => `已${status}` },
  );
  if (!isOpen) return null;
  return (
    <ActionDialog<{ reason: string }>
      draft="entity.change:1"
      title="禁用笔记 1"
      okText="确认禁用"
      onSubmit={({ reason }) => change((one) => work(one, reason), '已禁用', isOwn)}
      onClose={() => setIsOpen(false)}
    >
      <TextField name="reason" label="原因" max={20} isRequired />
    </ActionDialog>
  );
}

const reason = () => screen.getByRole('textbox', { name: '原因' });
const isClosed = () => waitFor(() => expect(screen.queryByText('禁用笔记 1')).not.toBeInTheDocument());
/** Disables the entity after another operator has changed it. */
async function meet(theirs: Partial<Entity>) {
  const current = { ...entity, version: 2, ...theirs };
  work.mockRejectedValueOnce(new AppError('business', { status: 409, data: { current } }));
  const { user } = openScreen(() => <Disabling />, { hasMotion: true });
  const dialog = await findDialog('禁用笔记 1');
  fireEvent.change(reason(), { target: { value: '重复提交' } });
  await user.click(button('确认禁用'));
  return { alert: await dialog.findByRole('alert'), user };
}

test('keeps the input, and uses the latest version on the next attempt', async () => {
  const { alert } = await meet({});
  expect(alert).toHaveTextContent('内容刚刚有更改');
  expect(reason()).toHaveValue('重复提交');
  expect(onChanged).toHaveBeenLastCalledWith({ ...entity, version: 2 }, false);
  press('确认禁用');
  expect(await screen.findByText('已禁用')).toBeInTheDocument();
  await isClosed();
  expect(work.mock.lastCall).toEqual([{ ...entity, version: 2 }, '重复提交']);
  expect(onChanged).toHaveBeenLastCalledWith({ ...entity, version: 3 }, true);
});

test('offers only the way back if the action is no longer possible, and sends nothing again', async () => {
  const { alert, user } = await meet({ status: '归档' });
  expect(alert).toHaveTextContent('当前为“已归档”，无法再提交');
  expect(reason()).toHaveValue('重复提交');
  expect(screen.queryByRole('button', { name: /确认禁用/ })).not.toBeInTheDocument();
  await waitFor(() => expect(button('返回')).toHaveFocus());
  await user.type(reason(), '{Enter}');
  await user.click(button('返回'));
  await isClosed();
  expect(work).toHaveBeenCalledOnce();
});

describe('an attempt without a response', () => {
  const isDisabledByOwn = (now: Entity, ownName: string) => now.status === `由${ownName}禁用`;
  /** Disables the entity; the response is lost, and the next attempt finds the entity in `status`. */
  async function meetAfterLostAnswer(status: string) {
    const current = { ...entity, version: 2, status };
    work
      .mockRejectedValueOnce(new AppError('network'))
      .mockRejectedValueOnce(new AppError('business', { status: 409, data: { current } }));
    const { user } = openScreen(() => <Disabling isOwn={isDisabledByOwn} />, { hasMotion: true });
    const dialog = await findDialog('禁用笔记 1');
    fireEvent.change(reason(), { target: { value: '重复提交' } });
    await user.click(button('确认禁用'));
    await dialog.findByText(/网络错误/);
    await user.click(button('确认禁用'));
    return dialog;
  }

  test('counts as successful if the entity is as it made it', async () => {
    await meetAfterLostAnswer('由林晓禁用');
    expect(await screen.findByText('已禁用')).toBeInTheDocument();
    await isClosed();
    expect(onChanged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 2 }), true);
  });

  test('is reported as possibly successful if that is unclear', async () => {
    const dialog = await meetAfterLostAnswer('由周宁禁用');
    expect(await dialog.findByText(/可能已经生效，请核对/)).toBeInTheDocument();
    expect(dialog.queryByText(/已经处理过/)).not.toBeInTheDocument();
  });
});
