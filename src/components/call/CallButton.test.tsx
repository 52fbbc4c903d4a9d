import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reveal as limit } from '@/contract/limits/reveal';
import { AppError } from '@/errors/app-error';
import { deferred } from '../../../tests/deferred';
import { openScreen } from '../../../tests/screen';
import { rowHandlers } from '../list/open-row';
import { CallButton } from './CallButton';
import { PhoneCell } from './PhoneCell';
import { type Callee, type Contact, useCall } from './useCall';

const NUMBER = '138 0013 8000';
const contact: Contact = { name: '王小明', number: '13800138000' };
const reveal = vi.fn<Callee['reveal']>();

beforeEach(() => {
  reveal.mockReset().mockResolvedValue(contact);
});
afterEach(() => void vi.useRealTimers());

function open(callee: Partial<Callee> & { isNotToBeContacted?: boolean } = {}) {
  openScreen(() => <CallButton name="M26112100001" reveal={reveal} {...callee} />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
const button = () => screen.getByRole('button', { name: '拨打电话：M26112100001' });
const passMinute = () => act(() => vi.advanceTimersByTimeAsync((limit.maxSeconds + 1) * 1000));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the dialog with the number, with fake timers. */
async function call(callee: Partial<Callee> = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = open(callee);
  await user.click(button());
  await screen.findByText(NUMBER);
  return user;
}

test('shows full name and number for a minute, keeps the notes after that, and still records the result', async () => {
  const onRecord = vi.fn();
  const onClose = vi.fn();
  const user = await call({ onRecord, onClose, brief: <p>女 · 39 岁</p> });
  expect(screen.getByText('王小明')).toBeInTheDocument();
  expect(reveal).toHaveBeenCalledOnce();
  expect(screen.getByRole('timer')).toHaveTextContent(/60/);
  await passMinute();
  expect(document.body).not.toHaveTextContent(NUMBER);
  expect(document.body).not.toHaveTextContent('王小明');
  expect(screen.getByRole('status')).toHaveTextContent('姓名和号码已自动隐藏。');
  expect(screen.getByText('女 · 39 岁')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '记录结果' }));
  expect(onRecord).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  await expectClosed();
});

test('hides name and number before the page is printed', async () => {
  await call({ onRecord: vi.fn() });
  fireEvent(window, new Event('beforeprint'));
  expect(document.body).not.toHaveTextContent(NUMBER);
  expect(document.body).not.toHaveTextContent('王小明');
});

const Broken = () => {
  throw new Error('broken');
};

test('keeps name and number in view when the notes fail to render', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await call({ brief: <Broken /> });
  expect(screen.getByRole('alert')).toHaveTextContent('通话资料未能显示');
  expect(screen.getByText('王小明')).toBeInTheDocument();
});

test('closes the dialog after a minute when there is nothing to record, and returns the focus', async () => {
  await call();
  await passMinute();
  await expectClosed();
  await waitFor(() => expect(button()).toHaveFocus());
});

test('asks before calling a do-not-contact member, and reveals no number until then', async () => {
  const user = open({
    isNotToBeContacted: true,
    doNotContact: async () => ({ reason: '会员要求不再来电', until: '2026-12-31' }),
  });
  expect(screen.getByText('勿扰')).toBeInTheDocument();
  await user.click(button());
  expect(await screen.findByText('原因：会员要求不再来电（至 2026-12-31）')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '不拨打' }));
  await waitFor(() => expect(button()).not.toHaveClass('ant-btn-loading'));
  expect(reveal).not.toHaveBeenCalled();
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: '仍要拨打' }));
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
  expect(reveal).toHaveBeenCalledOnce();
});

test('says that there is no number, and why a number could not be revealed', async () => {
  reveal.mockResolvedValueOnce({ ...contact, number: null });
  const user = open();
  await user.click(button());
  expect(await screen.findByText('没有可拨打的号码')).toBeInTheDocument();
  reveal.mockRejectedValueOnce(new AppError('business', { serverMessage: '今日查看次数已用完', status: 429 }));
  await user.click(button());
  expect(await screen.findByText('今日查看次数已用完')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(button());
  expect(await screen.findByText(NUMBER)).toBeInTheDocument();
});

function Rows() {
  const { call, dialog } = useCall();
  return (
    <>
      {['M1', 'M2'].map((name) => (
        <div key={name}>
          <PhoneCell name={name} number="138****8000" onCall={(from) => call({ name, reveal }, from)} />
        </div>
      ))}
      <div>
        <PhoneCell name="M3" number={null} />
      </div>
      <div>
        <PhoneCell name="M4" number="139****9000" />
      </div>
      {dialog}
    </>
  );
}

test('reveals one number at a time from a list, whose rows may have no number', async () => {
  const answer = deferred<Contact>();
  reveal.mockReturnValueOnce(answer.promise);
  const { user } = openScreen(Rows);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.getByText('—')).toBeInTheDocument();
  expect(screen.getByText('139****9000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '拨打电话：M1' }));
  expect(screen.getByRole('button', { name: '拨打电话：M1' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: '拨打电话：M2' }));
  expect(await screen.findByText('正在获取 M1 的号码，请稍候')).toBeInTheDocument();
  answer.resolve(contact);
  expect(await screen.findByText('拨打电话：M1')).toBeInTheDocument();
  expect(reveal).toHaveBeenCalledOnce();
});

test('does not open the list row on a click inside the dialog', async () => {
  const onOpen = vi.fn();
  const { user } = openScreen(() => (
    <div {...rowHandlers(onOpen, undefined)}>
      <p>140****1234</p>
      <CallButton name="M26112100001" reveal={reveal} />
    </div>
  ));
  await user.click(button());
  await user.click(await screen.findByText(NUMBER));
  expect(onOpen).not.toHaveBeenCalled();
  await user.click(screen.getByText('140****1234'));
  expect(onOpen).toHaveBeenCalledOnce();
});
