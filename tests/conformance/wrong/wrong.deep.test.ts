import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lineOf } from '../report/text';
import { NOW } from './mock-server';
import { tryOther, tryWay } from './try';
import { wrongWays } from './ways';
import { otherWays } from './ways/other';

beforeAll(() => {
  // Jobs go on by the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});
afterAll(() => void vi.useRealTimers());

describe('finds a server that is wrong in one way, by call and field', () => {
  test.each(wrongWays)('$name', async (way) => {
    const { causes, line } = await tryWay(way);
    expect(line, causes.map(lineOf).join('\n') || 'nothing was found').toBeDefined();
  });
});

describe('accepts a server that is right in another way', () => {
  test.each(otherWays)('$name', async (way) => {
    expect((await tryOther(way)).map(lineOf)).toEqual([]);
  });
});
