import { expect, test } from 'vitest';
import { readContract } from '../api/contract';
import { ofTwoOperators, untestedOfTwo } from './second-operator';

test('what takes two operators is said of calls that the contract has, and of those alone that a run is about', async () => {
  const { calls } = await readContract();
  expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(ofTwoOperators.map(([name]) => name)));
  expect(untestedOfTwo(calls.filter(({ name }) => name.endsWith(' /jobs/:id')))).toEqual([
    { call: 'GET /jobs/:id of another operator', reason: 'takes a second operator' },
  ]);
});
