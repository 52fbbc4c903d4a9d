import { expect, test } from 'vitest';
import { readContract } from '../api/contract';
import { violationsOf } from './violations';

const good = {
  word: 'conf-1',
  linkType: 'none',
  target: null,
  highlighted: false,
  validFrom: null,
  validTo: null,
  status: 'disabled',
};

test('creates bodies that the contract refuses for exactly one field', async () => {
  const { calls } = await readContract();
  const endpoint = calls.find(({ name }) => name === 'POST /hotwords')?.endpoint;
  if (!endpoint?.body) throw new Error('the contract has no body of hotwords');
  expect(endpoint.body.safeParse(good).success).toBe(true);
  const violations = violationsOf(endpoint, good);
  for (const { field, body } of violations) {
    expect(endpoint.body.safeParse(body).error?.issues.map(({ path }) => path[0])).toContain(field);
  }
  const broken = violations.map(({ field, what }) => `${field} ${what}`);
  expect(broken).toEqual(
    expect.arrayContaining([
      'word missing',
      'word too long',
      'word of another type',
      'linkType no value of its enum',
      'sort too large',
      'sort too small',
      'validFrom no date-time',
      'highlighted of another type',
    ]),
  );
  expect(violationsOf(endpoint, good)).toEqual(violations);
});
