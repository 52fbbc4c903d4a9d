import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@/errors/app-error';
import { renderPart } from '../../tests/screen';
import { ListFailed } from './ListFailed';

test('what did not arrive is read again once the network is back, as long as it is shown', () => {
  const retry = vi.fn();
  const { unmount } = renderPart(<ListFailed error={new AppError('network')} onRetry={retry} />);
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});
