import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSameTags } from './tags';

const tags = fc.array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 4 });

test('order, repetition and blanks around a tag make no other tags', () => {
  fc.assert(
    fc.property(tags, (some) =>
      hasSameTags(
        some,
        [...some.toReversed(), ...some].map((tag) => ` ${tag} `),
      ),
    ),
  );
});

test('one more or one less does', () => {
  fc.assert(fc.property(tags, (some) => !hasSameTags(some, [...some, 'z']) && !hasSameTags([...some, 'z'], some)));
  expect(hasSameTags(['a'], ['b'])).toBe(false);
});
