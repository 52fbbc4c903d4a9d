// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import { z } from 'zod';
import type { notes } from './annotate';
import { type JsonSchema, mapSchemas, refTo } from './json-schema';
import { tidy } from './tidy';

/** Request or response: a field with a default may be missing in a request only. */
export type Side = 'input' | 'output';

type Notes = typeof notes;

/** The schema before `describe`, which creates a new schema, was called on it. */
function original(schema: z.core.$ZodType): z.core.$ZodType {
  const { parent } = schema._zod;
  return parent ? original(parent) : schema;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number per object schema that is the same on both sides. */
function getNumber(schema: object) {
  const known = numbers.get(schema);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(schema, lastNumber);
  return lastNumber;
}

/**
 * Converts `schemas` to JSON Schemas by name, in one conversion, so that they refer to each other by name.
 *
 * Objects, enums and unions get `x-` properties, from which components.ts derives names.
 */
export function compile(schemas: ReadonlyMap<z.ZodType, string>, side: Side, { enums, lists }: Notes) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemas) registry.add(schema, { id });

  const { schemas: compiled } = z.toJSONSchema(registry, {
    io: side,
    uri: refTo,
    // The result of a transform has no JSON Schema. It concerns the app, not the API.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const marked = jsonSchema as JsonSchema;
      // Concerns the implementation of the server.
      delete jsonSchema.personal;
      const { def } = zodSchema._zod;
      if (def.type === 'object') {
        marked['x-object'] = getNumber(original(zodSchema));
        // A server may send properties that the app does not know; only z.strictObject forbids that.
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
