import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '../../../src/contract/error-codes';
import { filePurposes, uploadPurposes, uploadRules } from '../../../src/contract/limits/upload';
import welcome from '../../../src/locales/en-US/welcome';
import { annotatedContract } from './annotated-contract';
import { getDocument } from './document';
import { type JsonSchema, nameIn } from './json-schema';
import { loggedActions } from './logs';

// Checks that the texts of the document agree with its schemas.

type Operation = {
  summary: string;
  description: string;
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { $ref?: string }>;
};

const { paths, components } = getDocument(await annotatedContract());
const { schemas, responses } = components;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    ...(operation as Operation),
  })),
);

const resolved = (schema: JsonSchema): JsonSchema => (schema.$ref ? (schemas[nameIn(schema.$ref)] ?? {}) : schema);

/** Names of the properties in the query of a call and in all variants of its body. */
function sentTo({ requestBody, parameters = [] }: Operation) {
  const inBody = (schema: JsonSchema): string[] => {
    const { properties = {}, anyOf = [], oneOf = [] } = resolved(schema);
    return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(inBody)];
  };
  const bodies = Object.values(requestBody?.content ?? {});
  const shared = components.parameters as Record<string, { name: string }>;
  const inQuery = parameters.map(({ $ref, name = '' }) => ($ref ? shared[$ref.split('/').at(-1) ?? '']?.name : name));
  return [...inQuery, ...bodies.flatMap(({ schema }) => inBody(schema))];
}

/** Error codes of a call for a status. */
function getCodes({ responses: own }: Operation, status: string): ErrorCode[] {
  const name = own[status]?.$ref?.split('/').at(-1) ?? '';
  const response = (responses as Record<string, { content: Record<string, { schema: JsonSchema }> }>)[name];
  const envelope = response && resolved(response.content['application/json']?.schema ?? {});
  return (envelope?.properties?.errorCode?.enum ?? []) as ErrorCode[];
}

/** Calls `visit` with every object of the document and its path. */
function each(visit: (schema: JsonSchema, place: string) => void) {
  const into = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return;
    visit(value as JsonSchema, place);
    for (const [name, inside] of Object.entries(value)) into(inside, `${place}/${name}`);
  };
  into({ paths, components }, '');
}

/** Calls that detect stale data by something other than `version` or `base`. */
const staleOtherwise = [
  'POST /agreements/of-record/{recordId}/send',
  'POST /channel-tracks/{id}/adjust',
  'POST /quizzes/{id}/restore-as-draft',
];

test('lists 409 for calls that can send stale data, and for no others', () => {
  const isStale = (operation: Operation & { call: string }) =>
    staleOtherwise.includes(operation.call) || sentTo(operation).some((name) => name === 'version' || name === 'base');
  const listing = operations.filter(({ responses: own }) => 409 in own).map(({ call }) => call);
  expect(listing).toEqual(operations.filter(isStale).map(({ call }) => call));
  for (const call of [
    'POST /login',
    'POST /logout',
    'POST /hotwords',
    'POST /hotwords/bulk',
    'PUT /reports/{id}/lease',
  ])
    expect(listing).not.toContain(call);
});

test('lists every status that the text of a call names, and a specific code for 403', () => {
  for (const operation of operations) {
    const named = [...operation.description.matchAll(/\b4\d\d\b/g)].map(([status]) => status);
    for (const status of named) expect(Object.keys(operation.responses), operation.call).toContain(status);
    if (named.includes('403')) {
      expect(
        getCodes(operation, '403').filter((code) => code !== 'FORGED'),
        operation.call,
      ).not.toEqual([]);
    }
  }
});

test('names every specific code of a call in its text, with the right status', () => {
  const usual: ErrorCode[] = ['UNAUTHORIZED', 'FORGED', 'MALFORMED', 'INVALID', 'NOT_FOUND', 'CONFLICT'];
  for (const operation of operations) {
    const listed = Object.keys(operation.responses).flatMap((status) => getCodes(operation, status));
    for (const code of listed.filter((one) => !usual.includes(one))) {
      expect(operation.description, operation.call).toContain(code);
    }
    for (const [, status, code = ''] of operation.description.matchAll(/\b(4\d\d) `?([A-Z]+(?:_[A-Z]+)+)\b/g)) {
      expect(`${errorCodes[code as ErrorCode].status} ${code}`, operation.call).toBe(`${status} ${code}`);
    }
  }
});

test('has a restore call for every undoable deletion, and says which deletions cannot be undone', () => {
  const calls = new Set(operations.map(({ call }) => call));
  for (const { call, path, description, requestBody } of operations) {
    const one = path.replace(/\/\{id\}$/, '');
    if (call.startsWith('DELETE') && !path.endsWith('/lease')) {
      const isRestorable = calls.has(`POST ${path}/restore`);
      expect(description, call).toContain(isRestorable ? 'Can be undone by restore' : 'Cannot be undone');
    } else expect(description, call).not.toMatch(/can be undone/i);
    // Bulk actions say it in the description of one of their values.
    const text = JSON.stringify(
      Object.values(requestBody?.content ?? {}).map(({ schema }) =>
        Object.values(resolved(schema).properties ?? {}).map((property) => resolved(property).description),
      ),
    );
    if (/can be undone/.test(text)) expect(calls, call).toContain(`POST ${one.replace(/\/bulk.*$/, '')}/restore`);
  }
});

test('gives the values of every enum distinct identifiers', () => {
  let named = 0;
  each(({ enum: values, 'x-enum-varnames': names }, place) => {
    if (!Array.isArray(values)) return;
    const words = (names ?? values).map(String);
    if (names) named += 1;
    expect(words.length, place).toBe(values.length);
    for (const word of words) expect(word, place).toMatch(/^[A-Za-z_]\w*$/);
    expect(new Set(words.map((word) => word.toLowerCase())).size, place).toBe(words.length);
  });
  expect(named).toBeGreaterThan(10);
  expect(schemas.HotwordSort?.['x-enum-varnames']?.slice(0, 2)).toEqual(['SORT_ASC', 'SORT_DESC']);
});

test('gives unions of objects a complete discriminator, or explains how to tell the members apart', () => {
  const unions: string[] = [];
  each(({ anyOf, oneOf, discriminator, description = '' }, place) => {
    const members = anyOf ?? oneOf;
    if (!Array.isArray(members) || members.filter((member) => resolved(member).properties).length < 2) return;
    unions.push(place);
    for (const { $ref } of members) expect($ref, place).toBeDefined();
    if (discriminator) {
      const { propertyName, mapping } = discriminator;
      const values = members.flatMap((member) => {
        const { const: only, enum: several = [only] } = resolved(member).properties?.[propertyName] ?? {};
        return several.map((value) => [value, member.$ref]);
      });
      expect(mapping, place).toEqual(Object.fromEntries(values));
    } else for (const { $ref = '' } of members) expect(description, place).toContain(nameIn($ref));
  });
  expect(unions.length).toBeGreaterThan(10);
});

test('uses only registered formats', () => {
  const formats = new Set<unknown>();
  each(({ format, type }) => {
    if (typeof format === 'string' && type) formats.add(format);
  });
  expect([...formats].sort()).toEqual(['binary', 'date', 'date-time', 'uri']);
});

test('describes the picture rules of every upload purpose', () => {
  const purpose = schemas.PostUploadsBody?.properties?.purpose?.description ?? '';
  for (const name of [...uploadPurposes, ...filePurposes]) expect(purpose).toContain(`${name}: `);
  for (const name of uploadPurposes) {
    const { exact } = uploadRules[name];
    if (exact) expect(purpose).toMatch(new RegExp(`${name}: [^;]*exactly ${exact.width}×${exact.height} pixels`));
  }
});

test('describes the mask of every masked field', () => {
  expect(schemas.Member?.properties?.mobileMasked?.description).toContain('`138****1234`');
  each(({ properties = {} }, place) => {
    for (const [name, property] of Object.entries(properties)) {
      if (name.endsWith('Masked') && property.description) expect(property.description, place).toContain('. Masked: ');
    }
  });
});

test('writes summaries with correct articles, capital first letter and no final punctuation', () => {
  for (const { call, summary } of operations) {
    expect(summary, call).not.toMatch(/\ba [aeio]|\ban [^aeioh]/);
    expect(summary, call).toMatch(/^[A-Z].*[^.;:,]$/);
  }
});

test('repeats no word in the name of a component', () => {
  for (const name of Object.keys(schemas)) expect(name).not.toMatch(/([A-Z][a-z]+)\1/);
});

test('lists the entity types of the mock for the change log', () => {
  const files = readdirSync('mock', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const tables = files.flatMap((name) =>
    [...readFileSync(`mock/${name}`, 'utf8').matchAll(/^ {2}entityType: '(\w+)',$/gm)].map(([, kind]) => kind),
  );
  expect([...new Set(tables)].sort()).toEqual(Object.keys(loggedActions).sort());
});

test('lists the actions for which the app has a text in the change log', () => {
  const worded = Object.keys(welcome).flatMap((key) =>
    // Keys such as action.report.reject are texts of one entity for a common action.
    /^action\.\w+$/.test(key) ? [key.slice('action.'.length)] : [],
  );
  expect([...new Set(Object.values(loggedActions).flat())].sort()).toEqual(worded.sort());
});
