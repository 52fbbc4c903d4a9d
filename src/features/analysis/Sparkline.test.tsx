import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defaultColors } from './palette';
import { Sparkline } from './Sparkline';

test('uses the colors of a high contrast theme when it is turned on', () => {
  const media = window.matchMedia('(forced-colors: active)');
  let isForced = false;
  let onChange = () => {};
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...media,
    media: query,
    matches: isForced,
    addEventListener: (_: string, listener: unknown) => {
      onChange = listener as typeof onChange;
    },
  }));
  render(<Sparkline figures={[1, 2, 3]} label="Visits" />);
  const line = screen.getByRole('img', { name: 'Visits' }).querySelector('path');
  expect(line).toHaveAttribute('stroke', defaultColors.series[0]);
  isForced = true;
  act(() => onChange());
  expect(line?.getAttribute('stroke')?.toLowerCase()).toBe('linktext');
});
