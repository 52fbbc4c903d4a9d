import { expect, test } from 'vitest';
import { asOfFirstPage } from './as-of';

test('reads the pages after the first as of the time of the first', async () => {
  const asked: (string | undefined)[] = [];
  const read = asOfFirstPage(async ({ asOf }: { current: number; asOf?: string }) => {
    asked.push(asOf);
    return { list: [], total: 0, asOf: `moment ${asked.length}` };
  });
  for (const current of [2, 3, 1, 2, 3, 1, 2]) await read({ current });
  expect(asked).toEqual([undefined, 'moment 1', undefined, 'moment 3', 'moment 3', undefined, 'moment 6']);
});
