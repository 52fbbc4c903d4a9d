// biome-ignore lint/style/noRestrictedImports: reads the schemas; nothing of it reaches the app
import { z } from 'zod';
import { contractFiles } from './contract';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that src/contract exports under a capital: the API's types, which the document gives names to. */
export async function namedSchemas() {
  const named = new Map<string, z.ZodType>();
  for (const { file, exported } of await contractFiles()) {
    for (const [name, schema] of Object.entries(exported)) {
      if (!/^[A-Z]/.test(name) || !(schema instanceof z.ZodType)) continue;
      if (named.has(name) && named.get(name) !== schema) {
        throw new Error(`Two schemas of src/contract are named ${name}; the one in ${file} needs another name.`);
      }
      named.set(name, schema);
    }
  }
  return named;
}

/** What a caller sends, or what the server answers: a field with a default may be left out of the first only. */
export type Side = 'input' | 'output';

const refTo = (name: string) => `#/components/schemas/${name}`;
const refs = /"#\/components\/schemas\/([^"]+)"/g;
const refsIn = (schema: JsonSchema) => [...JSON.stringify(schema).matchAll(refs)].map(([, name = '']) => name);

const withoutIds = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema;

function compile(schemas: ReadonlyMap<z.ZodType, string>, side: Side) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemas) registry.add(schema, { id });
  const compiled = z.toJSONSchema(registry, {
    io: side,
    uri: refTo,
    // What a transform makes of its input has no JSON Schema. It is the console's matter, not the API's.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      // A server may send more than the console knows of; only z.strictObject forbids it.
      const { def } = zodSchema._zod;
      if (def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall) delete jsonSchema.additionalProperties;
    },
  });
  return new Map(Object.entries(compiled.schemas).map(([name, schema]) => [name, withoutIds(schema)]));
}

/** Names whose two sides differ, or that refer to such a name. */
function namesThatDiffer(input: Map<string, JsonSchema>, output: Map<string, JsonSchema>) {
  const differing = new Set<string>();
  for (let before = -1; before !== differing.size; ) {
    before = differing.size;
    for (const [name, schema] of input) {
      const isSame = JSON.stringify(schema) === JSON.stringify(output.get(name));
      if (!isSame || refsIn(schema).some((ref) => differing.has(ref))) differing.add(name);
    }
  }
  return differing;
}

/**
 * JSON Schemas of the API's types and of everything in `inline`, from one conversion, so that all
 * refer to each other by name.
 *
 * @param inline schemas without a name, such as the body of one call
 */
export function createComponents(named: ReadonlyMap<string, z.ZodType>, inline: readonly z.ZodType[]) {
  const names = new Map([...named].map(([name, schema]) => [schema, name]));
  const isNamed = (name: string) => named.has(name);
  for (const schema of inline) if (!names.has(schema)) names.set(schema, `inline ${names.size}`);

  const compiled = { input: compile(names, 'input'), output: compile(names, 'output') };
  const differing = namesThatDiffer(compiled.input, compiled.output);
  const publicName = (name: string, side: Side) =>
    side === 'input' && differing.has(name) && isNamed(name) ? `${name}Input` : name;
  const used = new Map<string, JsonSchema>();

  function schemaOf(name: string, side: Side): JsonSchema {
    const schema = compiled[side].get(name);
    if (!schema) throw new Error(`no schema ${name}`);
    for (const ref of refsIn(schema)) use(ref, side);
    const renamed = JSON.stringify(schema).replaceAll(refs, (_, ref) => `"${refTo(publicName(ref, side))}"`);
    return JSON.parse(renamed) as JsonSchema;
  }

  function use(name: string, side: Side) {
    const key = publicName(name, side);
    if (used.has(key)) return key;
    if (key !== name && isNamed(key)) throw new Error(`${name} as sent would be ${key}, a name that is taken.`);
    // Known before it is filled: a type may contain itself.
    used.set(key, {});
    used.set(key, schemaOf(name, side));
    return key;
  }

  const nameOf = (schema: z.ZodType) => {
    const name = names.get(schema);
    if (!name) throw new Error('A schema that was not announced to createComponents.');
    return name;
  };

  return {
    /** A reference for a type with a name, the schema itself for any other. */
    of(schema: z.ZodType, side: Side): JsonSchema {
      const name = nameOf(schema);
      return isNamed(name) ? { $ref: refTo(use(name, side)) } : schemaOf(name, side);
    },
    /** The schema itself, whether it has a name or not. */
    expanded: (schema: z.ZodType, side: Side) => schemaOf(nameOf(schema), side),
    /** Every type that was referred to, by name. */
    used: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

export type Components = ReturnType<typeof createComponents>;
