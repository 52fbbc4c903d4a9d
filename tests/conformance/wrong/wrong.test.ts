import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lineOf } from '../report/text';
import { NOW } from './mock-server';
import { tryOther, tryWay } from './try';
import { wrongWays } from './ways';
import { otherWays } from './ways/other';

/** All of them by hand: `npm run test:deep -- conformance`. */
const isAll = Number(process.env.PROPERTY_RUNS) > 300;
const chosen = <One extends { isSample?: boolean }>(ways: readonly One[]) =>
  ways.filter(({ isSample }) => isAll || isSample);

beforeAll(() => {
  // Jobs go on by the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});
afterAll(() => void vi.useRealTimers());

describe('a server that is wrong in one way is found out, by call and field', () => {
  test.each(chosen(wrongWays))('$name', async (way) => {
    const { causes, line } = await tryWay(way);
    expect(line, causes.map(lineOf).join('\n') || 'nothing was found').toBeDefined();
  });
});

describe('a server that is right in another way is not refused', () => {
  test.each(chosen(otherWays))('$name', async (way) => {
    expect((await tryOther(way)).map(lineOf)).toEqual([]);
  });
});
