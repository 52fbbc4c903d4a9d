import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: tests validate responses with it; the app does not import it
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

/** Adapts a schema for zod, which knows `$defs` only and counts UTF-16 units in lengths. */
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
  // The path with the fewest parameters wins: `/hospitals/options` is not `/hospitals/{id}`.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

/** Converts the schemas of all responses together, since zod would copy the whole document for each one. */
function convertAll() {
  const documented = [
    ...routes.flatMap(({ operations }) =>
      Object.values(operations).flatMap(({ responses = {} }) => Object.values(responses)),
    ),
    ...Object.values(document.components.responses),
  ];
  const schemas = documented.flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ schema }) => schema ?? []),
  );
  const names = schemas.map((_, index) => String(index));
  const all = z.fromJSONSchema({
    type: 'object',
    properties: Object.fromEntries(schemas.map((schema, index) => [index, forZod(schema)])),
    required: names,
    $defs,
  } as Schema) as z.ZodObject;
  return new Map(schemas.map((schema, index) => [schema, all.shape[index] as z.ZodType]));
}

const converted = convertAll();

/**
 * Compares a response with config/openapi.json, including status and content type.
 *
 * @returns a description of the difference; null when there is none, and for URLs outside the API
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
  const schema = converted.get(content.schema);
  if (!schema) return `${name}: no schema`;
  const checked = schema.safeParse(await response.clone().json());
  return checked.success ? null : `${name}: ${z.prettifyError(checked.error)}`;
}
