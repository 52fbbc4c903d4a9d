import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RowAction } from './actions';
import { getActionsWidth, placeActions } from './row-actions';

const action = fc.record({
  key: fc.uuid(),
  label: fc.constantFrom('查看', '领取并审核', 'View', 'Continue'),
  group: fc.constantFrom('work', 'edit', 'danger'),
  isShown: fc.constantFrom(true, undefined),
  onClick: fc.constant(() => {}),
});
const actions = fc.array(action as fc.Arbitrary<RowAction>, { maxLength: 8 });

test('puts the first action and at most one more in the row, and each action in exactly one place', () => {
  fc.assert(
    fc.property(actions, (given) => {
      const { shown, more } = placeActions(given);
      expect(shown[0]).toBe(given[0]);
      expect(shown.length).toBe(Math.min(given.length, given.slice(1).some(({ isShown }) => isShown) ? 2 : 1));
      expect(new Set([...shown, ...more])).toEqual(new Set(given));
      expect(shown.length + more.length).toBe(given.length);
    }),
  );
});

test('makes the column as wide as its actions need, and never narrower than for one', () => {
  const view = { key: 'view', label: '查看', group: 'work', onClick: () => {} } as const;
  const edit = { ...view, key: 'edit', label: '编辑' };
  expect(getActionsWidth([view, edit], '更多')).toBe(112);
  expect(getActionsWidth([view, { ...edit, isShown: true }, { ...edit, key: 'print' }], '更多')).toBe(144);
  fc.assert(
    fc.property(actions, (given) => {
      const plain = given.map((one) => ({ ...one, isShown: undefined }));
      expect(getActionsWidth(given, 'More')).toBeGreaterThanOrEqual(
        Math.max(112, getActionsWidth(plain.slice(0, 1), 'More')),
      );
    }),
  );
});
