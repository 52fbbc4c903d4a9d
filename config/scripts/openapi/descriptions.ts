import { commonTexts } from './common-texts';
import { type JsonSchema, nameIn } from './json-schema';
import { maskTexts } from './masks';

type Schemas = Record<string, JsonSchema>;

/** Description of a schema or of the schema that it refers to, without the list of enum values. */
export function getHead({ $ref, description, anyOf }: JsonSchema, schemas: Schemas) {
  const target = $ref ?? anyOf?.find((member) => member.$ref)?.$ref;
  const text = description ?? (target && schemas[nameIn(target)]?.description) ?? '';
  const [head = ''] = text.split('\n\n');
  return head.startsWith('- ') ? '' : head;
}

/** The description of a property or parameter: from its schema, its type, or `commonTexts`. */
export const getDescription = (name: string, schema: JsonSchema, schemas: Schemas) =>
  schema.description ?? (getHead(schema, schemas) || commonTexts[name]);

/**
 * Adds a description to every property of `schemas`.
 *
 * @param fileOf returns the file of src/contract that declares a schema
 * @param problems receives a line for each property without a description
 */
export function withDescriptions(schemas: Schemas, fileOf: (name: string) => string, problems: string[]): Schemas {
  const described = (name: string, { properties, ...schema }: JsonSchema): JsonSchema => {
    if (!properties) return schema;
    const entries = Object.entries(properties).map(([property, { mask, ...value }]) => {
      const description = getDescription(property, value, schemas);
      if (!description) problems.push(`${fileOf(name)}: ${property} of ${name}`);
      return [
        property,
        { ...value, description: description && (mask ? `${description}. Masked: ${maskTexts[mask]}` : description) },
      ];
    });
    return { ...schema, properties: Object.fromEntries(entries) };
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, described(name, schema)]));
}
