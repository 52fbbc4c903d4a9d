// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import type { z } from 'zod';
import type { notes } from './annotate';
import { type JsonSchema, pascal } from './json-schema';

const refs = /"#\/components\/schemas\/([^"]+)"/g;
const refsIn = (schema: JsonSchema) => [...JSON.stringify(schema).matchAll(refs)].map(([, name = '']) => name);

/** Names of schemas that differ between request and response, or that refer to such a schema. */
export function namesThatDiffer(input: Map<string, JsonSchema>, output: Map<string, JsonSchema>) {
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

/** `names` and all names that they refer to, directly or not. */
export function namesWithin(compiled: Map<string, JsonSchema>, names: readonly string[]) {
  const within = new Set(names);
  // A for loop over a Set also visits entries that are added meanwhile.
  for (const name of within) for (const ref of refsIn(compiled.get(name) ?? {})) within.add(ref);
  return within;
}

/** Schemas that become named components: constants of src/contract that are exported or begin with a capital letter. */
export function namedSchemas({ schemas }: typeof notes) {
  const named = new Map<string, { schema: z.ZodType; file: string }>();
  for (const [schema, { name: constant, file, isExported }] of schemas) {
    if (!isExported && !/^[A-Z]/.test(constant)) continue;
    const name = pascal(constant);
    const other = named.get(name);
    if (other) throw new Error(`Two schemas are named ${name}, in ${other.file} and ${file}: one needs another name.`);
    named.set(name, { schema, file });
  }
  return named;
}
