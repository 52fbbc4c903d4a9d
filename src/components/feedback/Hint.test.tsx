import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../tests/screen';
import { Hint } from './Hint';

const opener = () => screen.getByRole('button', { name: '打开' });
const isShown = () => waitFor(() => expect(opener()).toHaveAccessibleDescription('说明'));

test('opens on hover until a press, and again when the pointer comes back', async () => {
  const { user } = renderPart(
    <Hint title="说明">
      <button type="button">打开</button>
    </Hint>,
  );
  await user.hover(opener());
  await isShown();
  await user.click(opener());
  await waitFor(() => expect(opener()).not.toHaveAccessibleDescription());
  await user.unhover(opener());
  // The press comes before the tooltip, which waits for 100 ms.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.mouseEnter(opener());
  fireEvent.pointerDown(opener());
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(opener()).not.toHaveAccessibleDescription();
  fireEvent.pointerLeave(opener());
  await user.hover(opener());
  await isShown();
});
