import { createPluginManager } from '@@/core/plugin';
import { renderHook } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useDuration } from './useDuration';

function durationIn(locale: 'zh-CN' | 'en-US') {
  createPluginManager();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RawIntlProvider value={getIntl(locale)}>{children}</RawIntlProvider>
  );
  return renderHook(() => useDuration(), { wrapper }).result.current;
}

test.each([
  [0, '0.0 秒', '0.0 s'],
  [9_000, '9.0 秒', '9.0 s'],
  [849, '0.8 秒', '0.8 s'],
  [9_949, '9.9 秒', '9.9 s'],
  [9_951, '10 秒', '10 s'],
  [59_499, '59 秒', '59 s'],
  [59_500, '1 分钟', '1 min'],
  [75_000, '1 分 15 秒', '1 min 15 s'],
  [3_599_499, '59 分 59 秒', '59 min 59 s'],
  [3_599_500, '1 小时', '1 h'],
  [3_930_000, '1 小时 5 分钟', '1 h 5 min'],
  [90_000_000, '25 小时', '25 h'],
])('%d ms is said to be %s, %s', (milliseconds, zh, en) => {
  expect(durationIn('zh-CN')(milliseconds)).toBe(zh);
  expect(durationIn('en-US')(milliseconds)).toBe(en);
});

test('the limit of a range has no tenths', () => {
  expect(durationIn('zh-CN')(5_000, true)).toBe('5 秒');
});
