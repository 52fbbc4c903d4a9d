import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema';
import { tidy } from './tidy';

test.each<[string, JsonSchema, JsonSchema]>([
  [
    'null of a value is one of its types, with what is known of both',
    { anyOf: [{ type: 'string', maxLength: 3, description: 'A name' }, { type: 'null' }] },
    { type: ['string', 'null'], maxLength: 3, description: 'A name' },
  ],
  [
    'null of a reference is a choice',
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
  ],
  [
    'null of a choice is one more choice',
    { anyOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
  ],
  [
    'how far JavaScript counts is not said, a limit is',
    { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'integer', minimum: 0 },
  ],
  [
    'a flag of a query is a boolean',
    { anyOf: [{ type: 'boolean' }, tidy({ type: 'string', enum: ['true', 'false'] })], description: 'Whether' },
    { type: 'boolean', description: 'Whether' },
  ],
  [
    'a pair is a list of two',
    { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
    { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
  ],
  [
    'a format of zod alone is told by its pattern',
    { type: 'string', format: 'starts_with', pattern: '^\\/.*' },
    { type: 'string', pattern: '^\\/' },
  ],
  [
    'a format of RFC 3339 needs no pattern',
    { type: 'string', format: 'date', pattern: '^\\d{4}' },
    { type: 'string', format: 'date' },
  ],
])('%s', (_, schema, expected) => expect(tidy(schema)).toEqual(expected));

test('a record by an enum has its values as properties', () => {
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
