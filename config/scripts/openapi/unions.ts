import { type JsonSchema, pascal } from './json-schema';

/** Values of the discriminator property in a member of a union. */
export const getValues = (member: JsonSchema, propertyName: string): string[] => {
  const { const: value, enum: values = [value] } = member.properties?.[propertyName] ?? {};
  return values.map(String);
};

/** Name suffix of an unnamed member of a union: its discriminator values, or else its first property. */
export const getSuffix = (member: JsonSchema, propertyName?: string) =>
  propertyName
    ? getValues(member, propertyName).map(pascal).join('Or')
    : pascal(Object.keys(member.properties ?? {})[0] ?? '');

/**
 * Explains how to tell the members of a union without discriminator apart: by required properties that no other member
 * has.
 *
 * @throws if a member has no such property
 */
export function toldApart(members: readonly { name: string; schema: JsonSchema }[]) {
  const texts = members.map(({ name, schema }) => {
    const others = members.filter((other) => other.schema !== schema);
    const own = (schema.required ?? []).filter((property) =>
      others.every((other) => !(property in (other.schema.properties ?? {}))),
    );
    if (own.length === 0)
      throw new Error(`${name} has no required property that distinguishes it from the other members.`);
    return `${name} by ${own.map((property) => `\`${property}\``).join(', ')}`;
  });
  return `Told apart by what they have: ${texts.join('; ')}`;
}
