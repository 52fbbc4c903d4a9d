import type { JsonSchema } from './json-schema';
import { inDocument } from './texts';

const isNull = ({ type }: JsonSchema) => type === 'null';
const isObject = ({ type, properties }: JsonSchema) => type === 'object' && properties !== undefined;

function withoutSafeBounds({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    // The safe integer bounds come from JavaScript and are not a rule of the API.
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/**
 * Writes null in two forms only: `type: [T, "null"]` for plain values, `anyOf: [..., { type: "null" }]` for schemas
 * that become references (objects, enums) or already are unions.
 */
function withNull(schema: JsonSchema): JsonSchema {
  const members = schema.anyOf ?? [];
  if (!members.some(isNull)) return schema;
  const [only, ...others] = members.filter((member) => !isNull(member));
  if (!only || others.length > 0) return schema;
  const { description, ...inner } = only;
  const said = schema.description ?? description;
  const outer = { ...schema, ...(said && { description: said }) };
  if (only.anyOf) return { ...outer, anyOf: [...only.anyOf, { type: 'null' }] };
  const isSimple = typeof only.type === 'string' && !isObject(only) && !only.enum && only.const === undefined;
  if (!isSimple) return { ...outer, anyOf: [isObject(only) || only['x-list'] ? only : inner, { type: 'null' }] };
  const { anyOf: _, ...rest } = outer;
  return { ...inner, type: [only.type as string, 'null'], ...rest };
}

/** Writes a record whose keys are enum values as an object with these properties. */
function withNamedKeys({ propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema {
  if (!propertyNames) return { ...schema, ...(additionalProperties !== undefined && { additionalProperties }) };
  const value = typeof additionalProperties === 'object' ? additionalProperties : {};
  // Any text may be a key; the description explains the pattern of the keys.
  if (!propertyNames.enum) return { ...schema, additionalProperties: value };
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), { ...value }]));
  return { ...schema, properties, additionalProperties: false, 'x-record': true, 'x-list': propertyNames['x-list'] };
}

/** Writes a tuple of equal types as an array of fixed length, because generators do not support tuples. */
function withoutPrefix({ prefixItems, ...schema }: JsonSchema): JsonSchema {
  const [first] = prefixItems ?? [];
  if (!prefixItems || !first) return schema;
  if (prefixItems.some((item) => JSON.stringify(item) !== JSON.stringify(first))) {
    throw new Error('Generators do not support tuples of different types.');
  }
  return { ...schema, items: first, minItems: prefixItems.length, maxItems: prefixItems.length };
}

/** Drops zod's pattern of dates, because the formats already mean RFC 3339. */
function withoutDatePattern({ pattern, ...schema }: JsonSchema): JsonSchema {
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  return { ...schema, ...(pattern && !isDate && { pattern }) };
}

/** Formats of JSON Schema and of OpenAPI's registry that zod emits. */
const formats = new Set(['date', 'date-time', 'uri', 'binary']);

/** Removes formats that only zod knows, such as `starts_with`; their pattern stays. */
function withoutOwnFormat({ format, ...schema }: JsonSchema): JsonSchema {
  if (!format || formats.has(format)) return { ...schema, ...(format && { format }) };
  if (!schema.pattern) throw new Error(`Generators do not support the format ${format}.`);
  // A trailing `.*` matches any text and can go.
  return { ...schema, pattern: schema.pattern.replace(/\.\*$/, '') };
}

const withoutPlaces = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...(description && { description: inDocument(description) }),
});

/** Writes a flag as a boolean: zod also accepts it as text, because a URL contains only text. */
function asFlag({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const isText = String(schema.enum) === 'true,false';
  const isEither = anyOf?.length === 2 && anyOf.every(({ type }) => type === 'boolean');
  if (!isText && !isEither) return { ...(anyOf && { anyOf }), ...schema };
  const { enum: _, type: __, ...rest } = schema;
  return { type: 'boolean', ...rest };
}

/** Rewrites a JSON Schema of zod into forms that generators for Java and Go support. */
export const tidy = (schema: JsonSchema) =>
  [
    withoutPlaces,
    withoutSafeBounds,
    withoutDatePattern,
    withoutOwnFormat,
    withoutPrefix,
    withNamedKeys,
    asFlag,
    withNull,
  ].reduce((tidied, step) => step(tidied), schema);
