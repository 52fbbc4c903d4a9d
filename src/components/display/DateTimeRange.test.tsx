import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DateTimeRange } from './DateTimeRange';

const draw = (text: string) => {
  const { container } = render(<DateTimeRange text={text} />);
  const times = [...container.querySelectorAll('time')].map(({ textContent }) => textContent);
  return { text: container.textContent, times };
};

describe('text with dates and times', () => {
  test.each([
    ['2026-08-26 21:27 至 2026-10-25 21:27', ['2026-08-26 21:27', '2026-10-25 21:27']],
    ['From 2026-08-26 21:27:05 on', ['2026-08-26 21:27:05']],
    ['自 2024-06-04 起', ['2024-06-04']],
    ['0755-26010000', []],
    ['', []],
  ])('keeps “%s” unchanged, with each date in one element', (text, times) =>
    expect(draw(text)).toEqual({ text, times }),
  );
});
