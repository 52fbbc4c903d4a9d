import { expect, test } from 'vitest';
import { diffConsentItems } from './template-diff';

const item = (code: string, text = code, required = true) => ({ code, text, required });

test('lists added, removed, changed and moved consent items once each', () => {
  const before = [item('a'), item('b'), item('c'), item('d')];
  const after = [item('d'), item('a'), item('b', '另一句'), item('e')];
  expect(diffConsentItems(before, after)).toEqual([
    { code: 'd', before: item('d'), after: item('d'), isMoved: true },
    { code: 'b', before: item('b'), after: item('b', '另一句'), isMoved: false },
    { code: 'e', before: null, after: item('e'), isMoved: false },
    { code: 'c', before: item('c'), after: null, isMoved: false },
  ]);
  expect(diffConsentItems(before, before)).toEqual([]);
});
