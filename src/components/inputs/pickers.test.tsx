import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../tests/screen';
import { DatePicker, RangePicker } from './pickers';

const NextPage = lazy(() => new Promise<never>(() => {}));

test.each([
  ['a day', <DatePicker key="day" />],
  ['a range', <RangePicker key="range" />],
])('%s loses the focus without an error when its page is hidden while the next one loads', (_, picker) => {
  let leavePage = () => {};
  openScreen(() => {
    const [isLeft, setIsLeft] = useState(false);
    leavePage = () => setIsLeft(true);
    return (
      <Suspense fallback="加载中">
        {picker}
        {isLeft && <NextPage />}
      </Suspense>
    );
  });
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  const [input] = screen.getAllByRole('textbox');
  act(() => input?.focus());
  act(leavePage);
  // Chromium takes the focus from hidden elements.
  if (input) fireEvent.blur(input);
  window.removeEventListener('error', failed);
  expect(screen.getByText('加载中')).toBeInTheDocument();
  expect(failed).not.toHaveBeenCalled();
});
