import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY_MS } from '@/domain/autosave';
import { AppError } from '@/errors/app-error';
import { claimDrafts, storeDrafts } from '@/session/drafts';
import { NOW } from '../../../tests/app';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { AutosaveStatus } from './AutosaveStatus';
import { useAutosave } from './useAutosave';

type Saved = { version: number };

const me = { name: '林晓', avatarUrl: '' };
const settled = vi.fn<(version: number | undefined) => void>();
const save = vi.fn<(text: string, version: number, isByHand: boolean) => Promise<Saved>>();
/** Invalid input, which cannot be sent. */
let unsent: string | undefined;

function Draft() {
  const autosave = useAutosave<string, Saved>({ name: 'answers:1', version: 1, save, unsent: () => unsent });
  return (
    <>
      <textarea
        aria-label="答卷"
        defaultValue={autosave.restored}
        onChange={({ target }) => autosave.change(target.value)}
      />
      <AutosaveStatus {...autosave} />
      <button type="button" onClick={() => autosave.flush({ isByHand: true })}>
        保存草稿
      </button>
      {autosave.theirs && (
        <button type="button" onClick={() => autosave.theirs && autosave.resume(autosave.theirs.version)}>
          保留我的
        </button>
      )}
      <button type="button" onClick={() => autosave.settle().then(settled)}>
        发布
      </button>
      <button type="button" onClick={() => autosave.adopt(40)}>
        恢复
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  settled.mockReset();
  unsent = undefined;
  save.mockReset().mockImplementation(async (_, version) => ({ version: version + 1 }));
});
afterEach(() => void vi.useRealTimers());

const open = () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const view = openScreen(Draft);
  return { ...view, type: (text: string) => user.type(screen.getByLabelText('答卷'), text), user };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status');

test('saves once typing stops, and shows the time', async () => {
  const { type } = open();
  expect(status()).toBeEmptyDOMElement();
  await type('甲乙');
  expect(status()).toHaveTextContent('有未保存的修改');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls).toEqual([['甲乙', 1, false]]);
  expect(status()).toHaveTextContent('已于 09:30 自动保存');
});

test('waits for the save in flight, and saves over the version that it returned', async () => {
  const gate = deferred<Saved>();
  save.mockReturnValueOnce(gate.promise);
  const { type } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  await type('乙');
  await pass(10 * AUTOSAVE_DELAY_MS);
  expect(save).toHaveBeenCalledOnce();
  gate.resolve({ version: 7 });
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls.at(-1)).toEqual(['甲乙', 7, false]);
});

test('marks a save by hand, sends it right after the one in flight, and does not affect the next', async () => {
  const { type, user } = open();
  const press = () => user.click(screen.getByRole('button', { name: '保存草稿' }));
  await press();
  expect(status()).toBeEmptyDOMElement();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls).toEqual([['甲', 1, false]]);
  const gate = deferred<Saved>();
  save.mockReturnValueOnce(gate.promise);
  await type('乙');
  await press();
  await type('丙');
  await press();
  gate.resolve({ version: 7 });
  await pass(0);
  expect(save.mock.calls.slice(1)).toEqual([
    ['甲乙', 2, true],
    ['甲乙丙', 7, true],
  ]);
  await type('丁');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls.at(-1)).toEqual(['甲乙丙丁', 8, false]);
});

test('retries a failed save, with a longer delay each time', async () => {
  save.mockRejectedValueOnce(new AppError('network')).mockRejectedValueOnce(new AppError('http', { status: 503 }));
  const { type } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  expect(status()).toHaveTextContent('未能保存，稍后自动重试');
  await pass(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  await pass(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  await pass(2_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(status()).toHaveTextContent('自动保存');
});

test('saves nothing over another operator’s version until that is chosen', async () => {
  save.mockRejectedValueOnce(new AppError('business', { status: 409, data: { current: { version: 5 } } }));
  const { type, user } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  expect(status()).toHaveTextContent('内容已在别处修改');
  await type('乙');
  await pass(10 * AUTOSAVE_DELAY_MS);
  expect(save).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: '保留我的' }));
  await pass(0);
  expect(save.mock.calls.at(-1)).toEqual(['甲乙', 5, false]);
});

test('saves pending changes once on unmount', async () => {
  const { type, unmount } = open();
  await type('甲');
  unmount();
  await pass(10 * AUTOSAVE_DELAY_MS);
  expect(save.mock.calls).toEqual([['甲', 1, false]]);
});

test('does not ask about changes that only wait for the autosave, and saves them', async () => {
  const { type } = open();
  await type('甲');
  act(() => history.push('/elsewhere'));
  expect(screen.queryByLabelText('答卷')).not.toBeInTheDocument();
  await pass(0);
  expect(save.mock.calls).toEqual([['甲', 1, false]]);
});

test('keeps changes that could not be saved after leaving, says so, leads back and restores them', async () => {
  document.title = '编辑：答卷 - 后台';
  const { type, user } = open();
  save.mockRejectedValueOnce(new AppError('http', { status: 503, serverMessage: '正在维护' }));
  await type('甲');
  act(() => history.push('/elsewhere'));
  await pass(0);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('离开前的最后修改没有保存，内容已保留。返回即可保存：')).toBeInTheDocument();
  await user.click(notice.getByRole('button', { name: '编辑：答卷' }));
  expect(screen.getByLabelText('答卷')).toHaveValue('甲');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  // Leaving again without typing keeps the text, too.
  save.mockRejectedValueOnce(new AppError('http', { status: 503, serverMessage: '正在维护' }));
  act(() => history.push('/elsewhere'));
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '编辑：答卷' }));
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls.slice(1)).toEqual([
    ['甲', 1, false],
    ['甲', 1, false],
  ]);
  // After the save the form restores nothing.
  act(() => history.push('/elsewhere'));
  act(() => history.push('/'));
  expect(screen.getByLabelText('答卷')).toHaveValue('');
});

test('begins with what an earlier visit is still saving, and continues over its version', async () => {
  const gate = deferred<Saved>();
  save.mockReturnValueOnce(gate.promise);
  const { type } = open();
  await type('甲');
  act(() => history.push('/elsewhere'));
  act(() => history.push('/'));
  expect(screen.getByLabelText('答卷')).toHaveValue('甲');
  gate.resolve({ version: 7 });
  await pass(0);
  await type('乙');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls.slice(1)).toEqual([['甲乙', 7, false]]);
});

test('waits for what an earlier visit is still saving, however soon it is asked to save', async () => {
  const gate = deferred<Saved>();
  save.mockReturnValueOnce(gate.promise);
  const { type, user } = open();
  await type('甲');
  act(() => history.push('/elsewhere'));
  act(() => history.push('/'));
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await pass(2 * AUTOSAVE_DELAY_MS);
  expect(save).toHaveBeenCalledOnce();
  gate.resolve({ version: 7 });
  await pass(0);
  expect(save.mock.calls.slice(1)).toEqual([['甲', 7, true]]);
});

test('saves what an earlier visit could not save after this one has begun', async () => {
  const gate = deferred<AppError>();
  save.mockImplementationOnce(async () => Promise.reject(await gate.promise));
  const { type } = open();
  await type('甲');
  act(() => history.push('/elsewhere'));
  act(() => history.push('/'));
  gate.resolve(new AppError('http', { status: 503 }));
  await pass(AUTOSAVE_DELAY_MS);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(save.mock.calls.slice(1)).toEqual([['甲', 1, false]]);
});

test('makes the browser ask before a tab with unsent changes closes', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { type } = open();
  expect(closing()).toBe(false);
  await type('甲');
  expect(closing()).toBe(true);
  await pass(AUTOSAVE_DELAY_MS);
  expect(closing()).toBe(false);
});

test('asks before leaving a form that cannot be saved', async () => {
  save.mockRejectedValue(new AppError('business', { status: 422 }));
  const { type, user } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  act(() => history.push('/elsewhere'));
  const question = within(await screen.findByRole('dialog', { name: '放弃未保存的修改？' }));
  expect(screen.getByLabelText('答卷')).toHaveValue('甲');
  await user.click(question.getByRole('button', { name: '放弃修改' }));
  await pass(1_000);
  expect(screen.queryByLabelText('答卷')).not.toBeInTheDocument();
});

test('restores a draft after an expired session, over the version that it started from', async () => {
  const gate = deferred<AppError>();
  save.mockImplementationOnce(async () => Promise.reject(await gate.promise));
  const { type, unmount } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  storeDrafts(me);
  unmount();
  gate.resolve(new AppError('http', { status: 401 }));
  claimDrafts(me);
  open();
  expect(screen.getByLabelText('答卷')).toHaveValue('甲');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls.at(-1)).toEqual(['甲', 1, false]);
});

test('keeps invalid input: it blocks an action, asks before leaving, and is restored', async () => {
  unsent = '甲乙丙';
  const { type, user, unmount } = open();
  await type('甲');
  await pass(AUTOSAVE_DELAY_MS);
  expect(save.mock.calls).toEqual([['甲', 1, false]]);
  await user.click(screen.getByRole('button', { name: '发布' }));
  await pass(0);
  expect(settled).toHaveBeenLastCalledWith(undefined);
  act(() => history.push('/elsewhere'));
  await screen.findByRole('dialog', { name: '放弃未保存的修改？' });
  expect(screen.getByLabelText('答卷')).toBeInTheDocument();
  storeDrafts(me);
  unmount();
  claimDrafts(me);
  open();
  expect(screen.getByLabelText('答卷')).toHaveValue('甲乙丙');
});

test('sends pending changes before an action, which gets the version', async () => {
  const { type, user } = open();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('发布');
  await pass(0);
  expect(settled).toHaveBeenLastCalledWith(1);
  const gate = deferred<Saved>();
  save.mockReturnValueOnce(gate.promise);
  await type('甲');
  await press('发布');
  await type('乙');
  gate.resolve({ version: 7 });
  await pass(AUTOSAVE_DELAY_MS);
  expect(settled.mock.calls.slice(1)).toEqual([[8]]);

  await press('恢复');
  await type('丙');
  save.mockRejectedValueOnce(new AppError('business', { status: 422 }));
  await press('发布');
  await pass(0);
  expect(save.mock.calls.at(-1)).toEqual(['甲乙丙', 40, true]);
  expect(settled).toHaveBeenLastCalledWith(undefined);
});
