import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isScene } from '../validation/mini-program';
import { parseLinkCode, toScene } from './scene';

const base62 = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
});
const allowed = "0123456789abcXYZ!#$&'()*+,/:;=?@-._~";

test('finds a link code in its scene, which the platform accepts', () => {
  fc.assert(
    fc.property(base62, (text) => {
      const code = text.padEnd(8, '0').slice(0, 8);
      expect(isScene(toScene(code))).toBe(true);
      expect(parseLinkCode(toScene(code))).toBe(code);
    }),
  );
});

test('a scene has 1 to 32 allowed characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...allowed), maxLength: 40 }), (text) => {
      expect(isScene(text)).toBe(text.length >= 1 && text.length <= 32);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...allowed), maxLength: 20 }),
      fc.constantFrom('%', '渠', ' ', '"', '\\', '\n', '𠮷', '<', '|', '^', '`'),
      fc.nat(20),
      (text, wrong, at) => {
        expect(isScene(text.slice(0, at) + wrong + text.slice(at))).toBe(false);
      },
    ),
  );
});

test.each(['', 'l=', 'l=Ab3dE9x', 'l=Ab3dE9xZ1', 'm=Ab3dE9xZ', 'l=Ab3dE9x%', 'Ab3dE9xZ', 'l=Ab3dE9xZ\n'])(
  '%j contains no link code',
  (scene) => expect(parseLinkCode(scene)).toBeNull(),
);
