import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readServerTime } from '@/utils/clock';
import { useShownAnswers } from './useShownAnswers';

const HOUR_MS = 3_600_000;
const SERVER = Date.parse('2026-11-21T01:30:00Z');

afterEach(() => {
  readServerTime(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

test.each([
  ['slow', -HOUR_MS],
  ['fast', HOUR_MS],
])('shows clear answers for a minute when the clock of the computer is %s', (_, wrong) => {
  vi.useFakeTimers({ now: SERVER + wrong });
  readServerTime(new Date(SERVER).toUTCString(), Date.now());
  const { result } = renderHook(() => useShownAnswers({ id: '1', answers: [], amendments: [] }));
  act(() => result.current.show({ answers: [], pictures: null }));
  const pass = (seconds: number) => {
    act(() => void vi.advanceTimersByTime(seconds * 1000));
    return [result.current.isClear, result.current.secondsLeft];
  };
  expect(pass(1)).toEqual([true, 59]);
  expect(pass(58)).toEqual([true, 1]);
  expect(pass(1)).toEqual([false, 0]);
});
