import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema';
import { tidy } from './tidy';

test.each<[string, JsonSchema, JsonSchema]>([
  [
    'writes a nullable value as two types and keeps its other properties',
    { anyOf: [{ type: 'string', maxLength: 3, description: 'A name' }, { type: 'null' }] },
    { type: ['string', 'null'], maxLength: 3, description: 'A name' },
  ],
  [
    'keeps anyOf for a nullable reference',
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
  ],
  [
    'flattens a nullable anyOf',
    { anyOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
  ],
  [
    'drops the safe integer bounds of JavaScript and keeps other limits',
    { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'integer', minimum: 0 },
  ],
  [
    'writes a flag of a query as a boolean',
    { anyOf: [{ type: 'boolean' }, tidy({ type: 'string', enum: ['true', 'false'] })], description: 'Whether' },
    { type: 'boolean', description: 'Whether' },
  ],
  [
    'writes a pair as an array of two items',
    { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
    { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  ],
  [
    'replaces a format that only zod knows with its pattern',
    { type: 'string', format: 'starts_with', pattern: '^\\/.*' },
    { type: 'string', pattern: '^\\/' },
  ],
  [
    'drops the pattern of a date format',
    { type: 'string', format: 'date', pattern: '^\\d{4}' },
    { type: 'string', format: 'date' },
  ],
])('%s', (_, schema, expected) => expect(tidy(schema)).toEqual(expected));

test('writes a record with enum keys as an object with properties', () => {
  const record = {
    type: 'object',
    propertyNames: { type: 'string', enum: ['a', 'b'] },
    additionalProperties: { type: 'integer' },
  };
  expect(tidy(record)).toMatchObject({
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    additionalProperties: false,
  });
});
