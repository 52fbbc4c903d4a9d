/** A JSON Schema of the document; what begins with `x-` is known to components.ts alone and leaves it again. */
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
  /** Number of the object schema in zod that it was made of. */
  'x-object'?: number;
  /** Name of the list that an enum was made of. */
  'x-list'?: string;
  /** It was a record by the values of an enum. */
  'x-record'?: boolean;
  /** The property by which the members of a union are told apart. */
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

/** A schema with all that lie in it replaced by `change`, from the inside out. */
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
