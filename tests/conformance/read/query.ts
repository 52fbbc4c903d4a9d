// biome-ignore lint/style/noRestrictedImports: reads schemas; nothing of it reaches the app
import { z } from 'zod';
import type { Endpoint } from '@/contract/endpoint';

/** What a query or a row says of one of its fields. */
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

/** A schema as JSON Schema, whole and without references. */
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

/** Whether a call answers rows that filters, an order or pages choose. */
export function isList(endpoint: Endpoint) {
  if (endpoint.method !== 'GET' || !endpoint.query) return false;
  return Object.keys(rowFieldsOf(endpoint)).length > 0;
}

/** Values that a parameter may have, where they are few: those of an enum, of several parted by commas, of a flag. */
export function optionsOf({ enum: values, pattern, anyOf }: Field): string[] {
  if (values) return values.map(String);
  if (anyOf) return anyOf.flatMap(optionsOf);
  return /^\^\(((?:\w+\|)*\w+)\)\(,/.exec(pattern ?? '')?.[1]?.split('|') ?? [];
}
