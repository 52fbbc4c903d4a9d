import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalKeys, formatKeys, matchesKeys } from './shortcut-keys';

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789', 'enter', 'arrowdown', 'escape');
const combination = fc.record({ key: letter, hasMod: fc.boolean(), hasShift: fc.boolean() });
type Combination = { key: string; hasMod: boolean; hasShift: boolean };

const written = ({ key, hasMod, hasShift }: Combination) =>
  [hasMod && 'mod', hasShift && 'shift', key].filter(Boolean).join('+');
const press = ({ key, hasMod, hasShift }: Combination, isMac = false, altKey = false) => ({
  // With Shift, or with Caps Lock, the letter is a capital.
  key: hasShift ? key.toUpperCase() : key,
  ctrlKey: hasMod && !isMac,
  metaKey: hasMod && isMac,
  shiftKey: hasShift,
  altKey,
});

describe('keys', () => {
  test('are met by their own press on either kind of keyboard, and by no other', () => {
    fc.assert(
      fc.property(combination, combination, fc.boolean(), (asked, pressed, isMac) => {
        expect(matchesKeys(written(asked), press(pressed, isMac))).toBe(written(asked) === written(pressed));
      }),
    );
  });

  test('with Alt write signs on many keyboards, and are never a shortcut', () => {
    fc.assert(
      fc.property(combination, (asked) => {
        expect(matchesKeys(written(asked), press(asked, false, true))).toBe(false);
      }),
    );
  });

  test('have one name, and are shown as they stand on the keyboard', () => {
    fc.assert(
      fc.property(combination, fc.boolean(), (asked, isMac) => {
        const other = [asked.key.toUpperCase(), asked.hasShift && 'SHIFT', asked.hasMod && 'Mod'];
        const swapped = other.filter(Boolean).reverse().join('+');
        expect(canonicalKeys(swapped)).toBe(written(asked));
        expect(formatKeys(swapped, isMac)).toHaveLength(written(asked).split('+').length);
      }),
    );
    expect(formatKeys('mod+s', true)).toEqual(['⌘', 'S']);
    expect(formatKeys('mod+s', false)).toEqual(['Ctrl', 'S']);
    expect(formatKeys('alt+arrowup', false)).toEqual(['Alt', '↑']);
    expect(formatKeys('alt+home', true)).toEqual(['⌥', 'Home']);
  });

  test.each([
    ['?', true],
    ['？', true],
    ['?', false],
  ])('the sign %s is met wherever its keyboard has it', (key, shiftKey) => {
    expect(matchesKeys('?', { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false })).toBe(true);
  });
});
