import { expect, test } from 'vitest';
import { getEvenColumns } from './even-columns';

test.each([
  [3, 3, 3],
  [4, 4, 2],
  [5, 5, 2],
  [6, 3, 3],
  [7, 4, 2],
  [8, 4, 2],
  [9, 3, 3],
])('lays %i cards out in %i columns, or in %i on a narrow screen', (count, wide, narrow) => {
  expect(getEvenColumns(count)).toEqual({ wide, narrow });
});
