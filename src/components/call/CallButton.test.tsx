import { createPluginManager } from '@@/core/plugin';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reveal as limit } from '@/contract/limits/reveal';
import { CallButton } from './CallButton';

beforeEach(() => createPluginManager());
afterEach(() => void vi.useRealTimers());

const show = (onRecord?: () => void) =>
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <CallButton name="M26112100001" reveal={async () => '13800138000'} onRecord={onRecord} />
      </App>
    </RawIntlProvider>,
  );
const open = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: '去电：M26112100001' }));
  await screen.findByText('138 0013 8000');
  return user;
};
const passMinute = () => act(() => vi.advanceTimersByTimeAsync((limit.maxSeconds + 1) * 1000));

test('a number is gone after a minute, and what came of the call can be recorded still', async () => {
  const record = vi.fn();
  show(record);
  const user = await open();
  await passMinute();
  expect(document.body).not.toHaveTextContent('138 0013 8000');
  expect(screen.getByRole('status')).toHaveTextContent('号码已自动隐藏。');
  await user.click(screen.getByRole('button', { name: '记录结果' }));
  expect(record).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('where nothing is recorded the minute ends with the dialog', async () => {
  show();
  await open();
  await passMinute();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
