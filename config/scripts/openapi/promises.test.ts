import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '../../../src/contract/error-codes';
import { filePurposes, uploadPurposes, uploadRules } from '../../../src/contract/limits/upload';
import welcome from '../../../src/locales/en-US/welcome';
import { annotatedContract } from './annotated-contract';
import { getDocument } from './document';
import { type JsonSchema, nameIn } from './json-schema';
import { loggedActions } from './logs';

// What the document promises in words, against what it promises in schemas.

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

/** The properties that a call is sent, in any of the forms of its body and in its query. */
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

/** The error codes that a call lists for a status. */
function getCodes({ responses: own }: Operation, status: string): ErrorCode[] {
  const name = own[status]?.$ref?.split('/').at(-1) ?? '';
  const response = (responses as Record<string, { content: Record<string, { schema: JsonSchema }> }>)[name];
  const envelope = response && resolved(response.content['application/json']?.schema ?? {});
  return (envelope?.properties?.errorCode?.enum ?? []) as ErrorCode[];
}

/** Visits every schema of the document with its place. */
function each(visit: (schema: JsonSchema, place: string) => void) {
  const into = (value: unknown, place: string) => {
    if (typeof value !== 'object' || value === null) return;
    visit(value as JsonSchema, place);
    for (const [name, inside] of Object.entries(value)) into(inside, `${place}/${name}`);
  };
  into({ paths, components }, '');
}

/** The two calls that are told otherwise than by `version` or `base` what was read. */
const staleOtherwise = [
  'POST /agreements/of-record/{recordId}/send',
  'POST /channel-tracks/{id}/adjust',
  'POST /quizzes/{id}/restore-as-draft',
];

test('409 stands where something can be stale, and nowhere else', () => {
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

test('a status that the text of a call names is one that it lists, a 403 with a code of its own', () => {
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

test('the text of a call names every code of its own, beside the status that the code has', () => {
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

test('what can be undone can be restored, and what cannot says so', () => {
  const calls = new Set(operations.map(({ call }) => call));
  for (const { call, path, description, requestBody } of operations) {
    const one = path.replace(/\/\{id\}$/, '');
    if (call.startsWith('DELETE') && !path.endsWith('/lease')) {
      const isRestorable = calls.has(`POST ${path}/restore`);
      expect(description, call).toContain(isRestorable ? 'Can be undone by restore' : 'Cannot be undone');
    } else expect(description, call).not.toMatch(/can be undone/i);
    // Actions on several say it of one of their values.
    const text = JSON.stringify(
      Object.values(requestBody?.content ?? {}).map(({ schema }) =>
        Object.values(resolved(schema).properties ?? {}).map((property) => resolved(property).description),
      ),
    );
    if (/can be undone/.test(text)) expect(calls, call).toContain(`POST ${one.replace(/\/bulk.*$/, '')}/restore`);
  }
});

test('the values of every enum have names that are different words', () => {
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

test('a union of objects has a discriminator for every value, or says what tells its members apart', () => {
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

test('only formats that are registered stand in it', () => {
  const formats = new Set<unknown>();
  each(({ format, type }) => {
    if (typeof format === 'string' && type) formats.add(format);
  });
  expect([...formats].sort()).toEqual(['binary', 'date', 'date-time', 'uri']);
});

test('what a picture has to be stands with its purpose', () => {
  const purpose = schemas.PostUploadsBody?.properties?.purpose?.description ?? '';
  for (const name of [...uploadPurposes, ...filePurposes]) expect(purpose).toContain(`${name}: `);
  for (const name of uploadPurposes) {
    const { exact } = uploadRules[name];
    if (exact) expect(purpose).toMatch(new RegExp(`${name}: [^;]*exactly ${exact.width}×${exact.height} pixels`));
  }
});

test('every masked field says in which form it is masked', () => {
  expect(schemas.Member?.properties?.mobileMasked?.description).toContain('`138****1234`');
  each(({ properties = {} }, place) => {
    for (const [name, property] of Object.entries(properties)) {
      if (name.endsWith('Masked') && property.description) expect(property.description, place).toContain('. Masked: ');
    }
  });
});

test('summaries are plain English', () => {
  for (const { call, summary } of operations) {
    expect(summary, call).not.toMatch(/\ba [aeio]|\ban [^aeioh]/);
    expect(summary, call).toMatch(/^[A-Z].*[^.;:,]$/);
  }
});

test('no component has a word twice in a row', () => {
  for (const name of Object.keys(schemas)) expect(name).not.toMatch(/([A-Z][a-z]+)\1/);
});

test('the kinds of things in the change log are those of the tables of the mock', () => {
  const files = readdirSync('mock', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const tables = files.flatMap((name) =>
    [...readFileSync(`mock/${name}`, 'utf8').matchAll(/^ {2}entityType: '(\w+)',$/gm)].map(([, kind]) => kind),
  );
  expect([...new Set(tables)].sort()).toEqual(Object.keys(loggedActions).sort());
});

test('what is done, of the change log, are the actions that the console has words for', () => {
  const worded = Object.keys(welcome).flatMap((key) =>
    // action.report.reject is the word of a report for what other entities call reject.
    /^action\.\w+$/.test(key) ? [key.slice('action.'.length)] : [],
  );
  expect([...new Set(Object.values(loggedActions).flat())].sort()).toEqual(worded.sort());
});
