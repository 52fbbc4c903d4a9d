import { commonTexts } from './common-texts';
import { type JsonSchema, nameIn } from './json-schema';
import { getMask } from './masks';

type Schemas = Record<string, JsonSchema>;

/** What a schema says of itself or of what it refers to, without the list of its values. */
export function getHead({ $ref, description, anyOf }: JsonSchema, schemas: Schemas) {
  const target = $ref ?? anyOf?.find((member) => member.$ref)?.$ref;
  const text = description ?? (target && schemas[nameIn(target)]?.description) ?? '';
  const [head = ''] = text.split('\n\n');
  return head.startsWith('- ') ? '' : head;
}

/** The description of a property or parameter: its own, that of its type, or what its name means everywhere. */
export const getDescription = (name: string, schema: JsonSchema, schemas: Schemas) =>
  schema.description ?? (getHead(schema, schemas) || commonTexts[name]);

/**
 * `schemas` with a description of every property.
 *
 * @param getFile where in src/contract a schema stands
 * @param problems is told of each property that has none
 */
export function withDescriptions(schemas: Schemas, fileOf: (name: string) => string, problems: string[]): Schemas {
  const described = (name: string, { properties, ...schema }: JsonSchema): JsonSchema => {
    if (!properties) return schema;
    const entries = Object.entries(properties).map(([property, value]) => {
      const description = getDescription(property, value, schemas);
      if (!description) problems.push(`${fileOf(name)}: ${property} of ${name}`);
      return [property, { ...value, description: description && description + getMask(property) }];
    });
    return { ...schema, properties: Object.fromEntries(entries) };
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, described(name, schema)]));
}
