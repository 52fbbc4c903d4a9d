// biome-ignore lint/style/noRestrictedImports: reads the schemas; nothing of it reaches the app
import { z } from 'zod';
import type { notes } from './annotate';
import { type JsonSchema, mapSchemas, refTo } from './json-schema';
import { tidy } from './tidy';

/** What a caller sends, or what the server answers: a field with a default may be left out of the first only. */
export type Side = 'input' | 'output';

type Notes = typeof notes;

/** What a schema was before it was given a description: that makes another one of it. */
function original(schema: z.core.$ZodType): z.core.$ZodType {
  const { parent } = schema._zod;
  return parent ? original(parent) : schema;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number for each object schema, the same on both sides. */
function getNumber(schema: object) {
  const known = numbers.get(schema);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(schema, lastNumber);
  return lastNumber;
}

/**
 * JSON Schemas of `schemas` by their names, from one conversion, so that all refer to each other by name.
 *
 * Objects, enums and unions keep what components.ts gives them names by.
 */
export function compile(schemas: ReadonlyMap<z.ZodType, string>, side: Side, { enums, lists }: Notes) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemas) registry.add(schema, { id });

  const { schemas: compiled } = z.toJSONSchema(registry, {
    io: side,
    uri: refTo,
    // What a transform makes of its input has no JSON Schema. It is the console's matter, not the API's.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const marked = jsonSchema as JsonSchema;
      const { def } = zodSchema._zod;
      if (def.type === 'object') {
        marked['x-object'] = getNumber(original(zodSchema));
        // A server may send more than the console knows of; only z.strictObject forbids it.
        if (!(def as z.core.$ZodObjectDef).catchall) delete marked.additionalProperties;
      }
      if (def.type === 'enum') {
        const list = lists.get(enums.get(original(zodSchema)) ?? []);
        if (list) marked['x-list'] = `${list.file} ${list.name}`;
      }
      if (def.type === 'union' && 'discriminator' in def) marked['x-discriminator'] = String(def.discriminator);
    },
  });
  return new Map(
    Object.entries(compiled).map(([name, { $schema: _, $id: __, ...schema }]) => [
      name,
      mapSchemas(schema as JsonSchema, tidy),
    ]),
  );
}
