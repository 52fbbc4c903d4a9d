import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSameTags } from './tags';

const tags = fc.array(fc.stringMatching(/^[a-c]{1,2}$/), { maxLength: 4 });

test('ignores order, duplicates and surrounding blanks', () => {
  fc.assert(
    fc.property(tags, (some) =>
      hasSameTags(
        some,
        [...some.toReversed(), ...some].map((tag) => ` ${tag} `),
      ),
    ),
  );
});

test('detects an added or removed tag', () => {
  fc.assert(fc.property(tags, (some) => !hasSameTags(some, [...some, 'z']) && !hasSameTags([...some, 'z'], some)));
  expect(hasSameTags(['a'], ['b'])).toBe(false);
});
