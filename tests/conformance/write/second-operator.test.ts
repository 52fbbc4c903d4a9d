import { expect, test } from 'vitest';
import { readContract } from '../api/contract';
import { ofTwoOperators, untestedOfTwo } from './second-operator';

test('lists rules that need two operators for calls in scope only', async () => {
  const { calls } = await readContract();
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(ofTwoOperators.map(([name]) => name)));
  expect(untestedOfTwo(calls.filter(({ name }) => name.endsWith(' /jobs/:id')))).toEqual([
    { call: 'GET /jobs/:id of another operator', reason: 'takes a second operator' },
  ]);
});
