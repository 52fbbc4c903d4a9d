import type { Mask } from '../../../src/contract/personal';

/** A JSON Schema of the document. components.ts removes `x-object`, `x-list`, `x-record` and `x-discriminator`. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  default?: unknown;
  example?: unknown;
  'x-enum-descriptions'?: string[];
  'x-enum-varnames'?: string[];
  /** How a personal value is masked. descriptions.ts explains it and removes it. */
  mask?: Mask;
  /** Number of the zod object that it was created from. */
  'x-object'?: number;
  /** File and name of the list that an enum was created from. */
  'x-list'?: string;
  /** Whether it was a record whose keys are enum values. */
  'x-record'?: boolean;
  /** The discriminator property of a union. */
  'x-discriminator'?: string;
};

const prefix = '#/components/schemas/';
export const refTo = (name: string) => `${prefix}${name}`;
export const nameIn = (ref: string) => ref.slice(prefix.length);

/** `hidden-questions` and `hiddenQuestions` as `HiddenQuestions`. */
export const pascal = (text: string) =>
  text
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Applies `change` to all schemas in a schema and then to itself, from the inside out. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inside = (value: JsonSchema) => mapSchemas(value, change);
  const mapped: JsonSchema = { ...schema };
  for (const key of ['items', 'additionalProperties', 'propertyNames'] as const) {
    const value = schema[key];
    if (isSchema(value)) mapped[key] = inside(value);
  }
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const) {
    const value = schema[key];
    if (value) mapped[key] = value.map(inside);
  }
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, inside(property)]),
    );
  }
  return change(mapped);
}
