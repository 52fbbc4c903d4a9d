import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allEndpoints } from '../config/scripts/openapi/contract';
import { worldRuns } from '../tests/properties';
import { checkInput } from './check-input';

const endpoints = await allEndpoints();
const inputs = endpoints.flatMap(({ method, path, body, query }) =>
  [body, query].filter((schema) => schema !== undefined).map((schema) => ({ name: `${method} ${path}`, schema })),
);

const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    ' ',
    'x',
    'x'.repeat(30_000),
    -1,
    1.5,
    1e12,
    true,
    [],
    {},
    [null],
    [[]],
  ),
  fc.dictionary(fc.constantFrom('id', 'type', 'text', 'url', 'unknown'), fc.constantFrom<unknown>(null, 1, 'x', [])),
);

/** Field names of an object schema. */
const getNames = (schema: unknown) => Object.keys((schema as { shape?: object }).shape ?? {});

/** Technical terms. */
const CODE = /zod|expected|received|invalid|undefined|null|string|boolean|array|object|regex|pattern/i;

test('field messages are in the language of the operator and never the text of the validation library', () => {
  expect(inputs.length).toBeGreaterThan(100);
  for (const { name, schema } of inputs) {
    const input = fc.oneof(
      value,
      fc.record(Object.fromEntries(getNames(schema).map((field) => [field, value])), { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(input, (sent) => {
        for (const language of ['zh-CN', 'en-US'] as const) {
          for (const { text } of Object.values(checkInput(schema, sent, language).fields ?? {})) {
            expect(text, name).not.toMatch(language === 'zh-CN' ? /[a-z]/i : CODE);
            if (language === 'en-US') expect(text, name).not.toMatch(/\p{Script=Han}/u);
          }
        }
      }),
      { numRuns: worldRuns(50, 5) },
    );
  }
});
