import type { JsonSchema } from './json-schema';
import { inDocument } from './texts';

const isNull = ({ type }: JsonSchema) => type === 'null';
const isObject = ({ type, properties }: JsonSchema) => type === 'object' && properties !== undefined;

function withoutSafeBounds({ minimum, maximum, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    // That JavaScript counts no further is no rule of the API.
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/**
 * Null in one form each: `type: [T, "null"]` for a value that has a type, `anyOf: [..., { type: "null" }]` for all that
 * becomes a reference (objects, enums) or is a choice already.
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

/** A record by the values of an enum as an object with these properties. */
function withNamedKeys({ propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema {
  if (!propertyNames) return { ...schema, ...(additionalProperties !== undefined && { additionalProperties }) };
  const value = typeof additionalProperties === 'object' ? additionalProperties : {};
  // Any text may be a name in JSON; what its pattern is, is said by the description.
  if (!propertyNames.enum) return { ...schema, additionalProperties: value };
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), { ...value }]));
  return { ...schema, properties, additionalProperties: false, 'x-record': true, 'x-list': propertyNames['x-list'] };
}

/** A pair of equal types as a list of two: generators know no other. */
function withoutPrefix({ prefixItems, ...schema }: JsonSchema): JsonSchema {
  const [first] = prefixItems ?? [];
  if (!prefixItems || !first) return schema;
  if (prefixItems.some((item) => JSON.stringify(item) !== JSON.stringify(first))) {
    throw new Error('A tuple of different types, which no generator knows.');
  }
  return { ...schema, items: first, minItems: prefixItems.length, maxItems: prefixItems.length };
}

/** RFC 3339, which the formats mean, says what zod's patterns say. */
function withoutDatePattern({ pattern, ...schema }: JsonSchema): JsonSchema {
  const isDate = schema.format === 'date' || schema.format === 'date-time';
  return { ...schema, ...(pattern && !isDate && { pattern }) };
}

/** Those of JSON Schema and of OpenAPI's registry that zod writes. */
const formats = new Set(['date', 'date-time', 'uri', 'binary']);

/** A format of zod's own, such as `starts_with`, is told by its pattern alone. */
function withoutOwnFormat({ format, ...schema }: JsonSchema): JsonSchema {
  if (!format || formats.has(format)) return { ...schema, ...(format && { format }) };
  if (!schema.pattern) throw new Error(`A format that no generator knows: ${format}`);
  // What follows a beginning is any text.
  return { ...schema, pattern: schema.pattern.replace(/\.\*$/, '') };
}

const withoutPlaces = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  ...(description && { description: inDocument(description) }),
});

/** A flag that a query has as text: in a URL there is nothing but text, and in a body it is a boolean. */
function asFlag({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const isText = String(schema.enum) === 'true,false';
  const isEither = anyOf?.length === 2 && anyOf.every(({ type }) => type === 'boolean');
  if (!isText && !isEither) return { ...(anyOf && { anyOf }), ...schema };
  const { enum: _, type: __, ...rest } = schema;
  return { type: 'boolean', ...rest };
}

/** What zod writes in the forms that generators of Java and Go know. */
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
