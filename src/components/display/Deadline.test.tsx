import { createPluginManager } from '@@/core/plugin';
import { act, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { expect, test, vi } from 'vitest';
import { NOW } from '../../../tests/app';
import { Deadline } from './Deadline';

test('shows the time left, with the exact time for screen readers, and turns overdue', async () => {
  createPluginManager();
  vi.useFakeTimers({ now: NOW });
  const due = new Date(NOW + 60_000).toISOString();
  const { rerender } = render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <Deadline due={due} />
    </RawIntlProvider>,
  );
  expect(screen.getByText('剩 1 分钟')).toBeInTheDocument();
  expect(screen.getByText('（截止：2026-11-21 09:31）')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(screen.getByText('逾期 1 分钟')).toBeInTheDocument();
  rerender(
    <RawIntlProvider value={getIntl('en-US')}>
      <Deadline due={new Date(NOW + 2 * 86_400_000 + 3 * 60_000).toISOString()} />
    </RawIntlProvider>,
  );
  expect(screen.getByText('2 d left')).toBeInTheDocument();
});
