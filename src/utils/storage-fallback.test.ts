import { expect, test } from 'vitest';
import { ensureLocalStorage } from './storage-fallback';

const withStorage = (get: () => unknown) =>
  Object.defineProperty({}, 'localStorage', { configurable: true, get }) as { localStorage: Storage };

const blocked = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test.each([
  ['throws', blocked],
  ['is null', () => null],
])('keeps items in memory where localStorage %s', (_, get) => {
  const scope = withStorage(get);
  ensureLocalStorage(scope);
  expect(scope.localStorage.getItem('umi_locale')).toBeNull();
  scope.localStorage.setItem('umi_locale', 'en-US');
  expect(scope.localStorage.getItem('umi_locale')).toBe('en-US');
  scope.localStorage.removeItem('umi_locale');
  expect(scope.localStorage.length).toBe(0);
});

test('keeps the items of a full localStorage readable, and new ones in memory', () => {
  const full = Object.assign(Object.create({ setItem: blocked, getItem: (name: string) => `kept ${name}` }), { a: '' });
  const scope = withStorage(() => full);
  ensureLocalStorage(scope);
  expect(scope.localStorage.getItem('a')).toBe('kept a');
  scope.localStorage.setItem('umi_locale', 'en-US');
  expect(scope.localStorage.getItem('umi_locale')).toBe('en-US');
});
