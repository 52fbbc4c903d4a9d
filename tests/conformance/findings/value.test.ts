import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formOf, kindOf, sizeOf, wordOf } from './value';

const secrets = fc.string({ unit: fc.constantFrom(...'张三李雷0123456789abzÀé'), minLength: 2 });

test('shows no content of a text', () => {
  fc.assert(
    fc.property(secrets, (text) => {
      expect(formOf(text)).toMatch(/^"[0xX]*…?"$/);
      expect(sizeOf(text)).toMatch(/^\d+ characters$/);
      expect(kindOf(text)).toBe('string');
    }),
  );
});

test.each([
  ['2026-11-21 10:30', '"0000-00-00 00:00"'],
  ['2026-11-21T10:30:00.000+0800', '"0000-00-00T00:00:00.000+…"'],
  ['Wed Nov 21', '"Xxx Xxx 00"'],
  ['', 'empty string'],
  [null, 'null'],
])('the form of %j is %s', (value, form) => {
  expect(formOf(value)).toBe(form);
});

test.each([
  [['a'], '1 item'],
  ['x', '1 character'],
  ['😀😀', '2 characters'],
  [12, 'number'],
])('the size of %j is %s', (value, size) => {
  expect(sizeOf(value)).toBe(size);
});

test('shows an enum value but no name', () => {
  expect(wordOf('closed')).toBe('"closed"');
  expect(wordOf('李 雷')).toBe('string of 3 characters');
});
