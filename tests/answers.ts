import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: reads schemas; nothing of it reaches the app
import { z } from 'zod';
import { API_PREFIX } from '@/contract/api-prefix';

type Schema = z.core.JSONSchema.JSONSchema;
type Documented = { $ref?: string; content?: Record<string, { schema: Schema }> };
type Operation = { responses: Record<string, Documented> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Documented> };
};

const file = resolve(import.meta.dirname, '../config/openapi.json');
const document: Document = JSON.parse(readFileSync(file, 'utf8'));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A schema of the document as zod reads it: it knows `$defs` only, and counts halves of rare characters in lengths. */
function forZod(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forZod);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (name === 'maxLength' && typeof value === 'number') return [];
      return [[name, name === '$ref' ? String(value).replace('#/components/schemas/', '#/$defs/') : forZod(value)]];
    }),
  );
}

const $defs = forZod(document.components.schemas);

const routes = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }))
  // A path is taken for the one that spells most of it out, as `/hospitals/options` is not `/hospitals/{id}`.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

const compiled = new Map<Schema, z.ZodType>();

function compile(schema: Schema) {
  const known = compiled.get(schema);
  if (known) return known;
  const made = z.fromJSONSchema({ ...(forZod(schema) as object), $defs } as Schema);
  compiled.set(schema, made);
  return made;
}

/**
 * What an answer says that config/openapi.json does not, its status and content type included; null where there is
 * nothing, or where it is no answer of the API.
 */
export async function undocumented(request: Pick<Request, 'method' | 'url'>, response: Response) {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(API_PREFIX)) return null;
  const path = pathname.slice(API_PREFIX.length);
  const operation = routes.find(({ pattern }) => pattern.test(path))?.operations[request.method.toLowerCase()];
  const name = `${request.method} ${path} ${response.status}`;
  if (!operation) return `${name}: no such call`;
  const found = operation.responses[response.status];
  const documented = found?.$ref ? document.components.responses[found.$ref.split('/').at(-1) ?? ''] : found;
  if (!documented) return `${name}: no such status`;
  const type = response.headers.get('content-type')?.replace(/;.*/, '') ?? '';
  const content = documented.content?.[type];
  if (!content) return `${name}: no such content type, ${type}`;
  if (type !== 'application/json') return null;
  const checked = compile(content.schema).safeParse(await response.clone().json());
  return checked.success ? null : `${name}: ${z.prettifyError(checked.error)}`;
}
