// biome-ignore lint/style/noRestrictedImports: test tool that reads the schemas; not part of the app
import { z } from 'zod';
import type { Endpoint } from '@/contract/endpoint';

/** JSON Schema of a field of a query or row. */
export type Field = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  anyOf?: Field[];
  items?: Field;
  properties?: Record<string, Field>;
  required?: string[];
  maximum?: number;
};

const compiled = new WeakMap<z.ZodType, Field>();

/** Converts a schema to JSON Schema with reused schemas inlined. Cached. */
export function fieldsOf(schema: z.ZodType, io: 'input' | 'output'): Field {
  const known = compiled.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Field;
  compiled.set(schema, made);
  return made;
}

/** The parameters of a call, by name. */
export const parametersOf = ({ query }: Pick<Endpoint, 'query'>) =>
  query ? (fieldsOf(query, 'input').properties ?? {}) : {};

/** The fields of a list's rows. */
export function rowFieldsOf({ data }: Pick<Endpoint, 'data'>): Record<string, Field> {
  const whole = fieldsOf(data, 'output');
  const items = whole.properties?.list?.items ?? whole.items;
  return items?.properties ?? {};
}

/** Whether a call returns rows and has query parameters. */
export function isList(endpoint: Endpoint) {
  if (endpoint.method !== 'GET' || !endpoint.query) return false;
  return Object.keys(rowFieldsOf(endpoint)).length > 0;
}

/** Allowed values of a parameter that is an enum, a comma-separated list of enum values, or a flag; otherwise empty. */
export function optionsOf({ enum: values, pattern, anyOf }: Field): string[] {
  if (values) return values.map(String);
  if (anyOf) return anyOf.flatMap(optionsOf);
  return /^\^\(((?:\w+\|)*\w+)\)\(,/.exec(pattern ?? '')?.[1]?.split('|') ?? [];
}
