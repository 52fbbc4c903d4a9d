import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forgetSession } from '@/session/forget';
import { openScreen } from '../../../tests/screen';
import { useUndo } from './useUndo';

test('ends the offer with the session, so that the next operator cannot take it', async () => {
  const restore = vi.fn(async () => {});
  const { user } = openScreen(() => {
    const offerUndo = useUndo();
    return (
      <button type="button" onClick={() => offerUndo({ text: '已删除“胃癌早筛”', restore, onRestored: () => {} })}>
        删除
      </button>
    );
  });
  await user.click(screen.getByRole('button', { name: '删除' }));
  expect(await screen.findByRole('button', { name: '撤销' })).toHaveFocus();
  act(() => forgetSession());
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument());
});
