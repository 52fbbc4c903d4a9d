import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lineOf } from '../report/text';
import { faults } from './faults';
import { otherFaults } from './faults/other';
import { NOW } from './mock-server';
import { tryFault, tryVariant } from './try-fault';

beforeAll(() => {
  // Jobs of the mock progress with the clock.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
});
afterAll(() => void vi.useRealTimers());

describe('reports call and field of a server with one fault', () => {
  test.each(faults)('$name', async (way) => {
    const { causes, line } = await tryFault(way);
    expect(line, causes.map(lineOf).join('\n') || 'nothing was found').toBeDefined();
  });
});

describe('accepts a server that differs from the mock but conforms', () => {
  test.each(otherFaults)('$name', async (way) => {
    expect((await tryVariant(way)).map(lineOf)).toEqual([]);
  });
});
