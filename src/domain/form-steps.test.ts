import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStep } from './form-steps';

test('a field and everything inside it belong to the step that lists it', () => {
  const name = fc.stringMatching(/^[a-z]{1,6}$/);
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      fc.array(fc.oneof(name, fc.nat())),
      (names, at, inside) => {
        const steps = names.map((field) => ({ key: `step-${field}`, fields: [field] }));
        const asked = names[at % names.length] ?? '';
        expect(findStep(steps, [asked, ...inside])?.key).toBe(`step-${asked}`);
        expect(findStep(steps, `${asked}-of-none`)).toBeUndefined();
      },
    ),
  );
});

test('a part of a group belongs to the step that lists the part', () => {
  const steps = [
    { key: 'a', fields: [['contact', 'name']] },
    { key: 'b', fields: [['contact', 'mobile']] },
  ];
  expect(findStep(steps, ['contact', 'mobile'])?.key).toBe('b');
});
