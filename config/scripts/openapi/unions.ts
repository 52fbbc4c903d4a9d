import { type JsonSchema, pascal } from './json-schema';

/** The values of the property that tells the members of a union apart. */
export const getValues = (member: JsonSchema, propertyName: string): string[] => {
  const { const: value, enum: values = [value] } = member.properties?.[propertyName] ?? {};
  return values.map(String);
};

/** What a member of a union without a name is called: by the values that tell it apart, or else by its first property. */
export const getSuffix = (member: JsonSchema, propertyName?: string) =>
  propertyName
    ? getValues(member, propertyName).map(pascal).join('Or')
    : pascal(Object.keys(member.properties ?? {})[0] ?? '');

/**
 * How members that no property has a value for are told apart: by what each has to have, and no other has.
 *
 * @throws where one has nothing of the kind
 */
export function toldApart(members: readonly { name: string; schema: JsonSchema }[]) {
  const texts = members.map(({ name, schema }) => {
    const others = members.filter((other) => other.schema !== schema);
    const own = (schema.required ?? []).filter((property) =>
      others.every((other) => !(property in (other.schema.properties ?? {}))),
    );
    if (own.length === 0) throw new Error(`Nothing tells ${name} from what else may stand in its place.`);
    return `${name} by ${own.map((property) => `\`${property}\``).join(', ')}`;
  });
  return `Told apart by what they have: ${texts.join('; ')}`;
}
