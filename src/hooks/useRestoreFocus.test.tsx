import { createPluginManager } from '@@/core/plugin';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useRestoreFocus } from './useRestoreFocus';

/** A dialog as antd renders it: the focusable element lies around it and goes with it. */
function Dialog({ name, onOk }: { name: string; onOk: () => void }) {
  useRestoreFocus(true);
  return (
    <div tabIndex={-1}>
      <div role="dialog" aria-label={name}>
        <button type="button" onClick={onOk}>
          {name}
        </button>
      </div>
    </div>
  );
}

function Chain() {
  const [step, setStep] = useState(0);
  return (
    <>
      <h1 tabIndex={-1}>推广链接</h1>
      <button type="button" onClick={() => setStep(1)}>
        批量生成
      </button>
      {step === 1 && <Dialog name="生成" onOk={() => setStep(2)} />}
      {step === 2 && <Dialog name="返回" onOk={() => setStep(0)} />}
    </>
  );
}

test('the second of two dialogs in a row gives the focus back to what opened the first', async () => {
  const user = userEvent.setup();
  render(<Chain />);
  const opener = screen.getByRole('button', { name: '批量生成' });
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: '生成' }));
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(opener).toHaveFocus();
});

function Failing() {
  const [isThere, setIsThere] = useState(false);
  return !isThere && <ListFailed error={new Error('500')} onRetry={() => setIsThere(true)} />;
}

test('a retry button that goes away leaves the focus in its dialog, or on the heading of the page', async () => {
  const user = userEvent.setup();
  createPluginManager();
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <h1 tabIndex={-1}>行为明细</h1>
      <Failing />
      <div tabIndex={-1} data-testid="around">
        <div role="dialog" aria-label="通知">
          <button type="button">关闭</button>
          <Failing />
        </div>
      </div>
    </RawIntlProvider>,
  );
  const [ofPage, ofDialog] = screen.getAllByRole('button', { name: /重\s?试/ });
  ofDialog?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('around')).toHaveFocus());
  ofPage?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: '行为明细' })).toHaveFocus());
});
