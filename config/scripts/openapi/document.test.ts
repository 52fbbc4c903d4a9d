import { expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: test that creates schemas; not part of the app
import { z } from 'zod';
import type { Endpoint } from '../../../src/contract/endpoint';
import { annotatedContract } from './annotated-contract';
import { getDocument } from './document';
import type { JsonSchema } from './json-schema';

const contract = await annotatedContract();

const document = getDocument(contract);

/** Creates a document with a single call. */
function withCall(endpoint: Partial<Endpoint>) {
  const call: Endpoint = { method: 'GET', path: '/members/new', summary: 'A new one', data: z.null(), ...endpoint };
  return getDocument({
    ...contract,
    calls: [{ endpoint: call, id: 'getMembersNew', file: 'new.ts' }],
  });
}

test('refuses a property without a description and names its file', () => {
  const data = z.object({ id: z.string(), shoeSize: z.int() });
  expect(() => withCall({ data })).toThrow('new.ts: shoeSize of GetMembersNewData');
  expect(() => withCall({ data: data.extend({ shoeSize: z.int().describe('European') }) })).not.toThrow();
});

test('refuses a parameter without a description', () => {
  expect(() => withCall({ query: z.object({ shoeSize: z.int() }) })).toThrow(
    'new.ts: shoeSize in the query of GET /members/new',
  );
});

test('refuses an enum value without a description', () => {
  const shoe = z.enum(['boot', 'sandal']).describe('What they wear');
  expect(() => withCall({ data: z.object({ shoe }) })).toThrow('new.ts, an enum without a name: boot, sandal');
});

test('describes enum values in the description and in x-enum-descriptions', () => {
  const { Gender } = document.components.schemas;
  expect(Gender).toMatchObject({
    enum: ['unknown', 'male', 'female'],
    description: 'Genders\n\n- `unknown`: Not known\n- `male`: Male\n- `female`: Female',
    'x-enum-descriptions': ['Not known', 'Male', 'Female'],
  });
});

test('puts the docstring of a list parameter before the general text about lists', () => {
  expect(document.components.schemas.ChannelFilter?.properties?.type?.description).toBe(
    'Of these types. One or several of these, parted by commas',
  );
});

test('makes each member of a discriminated union a component', () => {
  expect(document.components.schemas.MemberBulkAction).toMatchObject({
    oneOf: [
      { $ref: '#/components/schemas/MemberBulkActionAddTags' },
      { $ref: '#/components/schemas/MemberBulkActionRemoveTags' },
    ],
    discriminator: {
      propertyName: 'action',
      mapping: {
        addTags: '#/components/schemas/MemberBulkActionAddTags',
        removeTags: '#/components/schemas/MemberBulkActionRemoveTags',
      },
    },
  });
});

test('gives every object a name and nests none in another schema, call or list', () => {
  const { paths, components } = document;
  const nested: string[] = [];
  function visit(value: unknown, place: string) {
    if (typeof value !== 'object' || value === null) return;
    if ((value as JsonSchema).properties && (value as JsonSchema).type === 'object') nested.push(place);
    for (const [name, inside] of Object.entries(value)) visit(inside, `${place}/${name}`);
  }
  visit({ paths, responses: components.responses, parameters: components.parameters }, '');
  for (const [name, schema] of Object.entries(components.schemas)) visit(Object.values(schema), name);
  expect(nested).toEqual([]);
});
