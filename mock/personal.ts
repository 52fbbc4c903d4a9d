import type { z } from 'zod';
import { masks } from '../src/domain/mask';
import type { Masks } from './store/change-log';

/** An answer with the clear value of each masked one: `mobile` for `mobileMasked`. */
export type Unmasked<Dto> = { [Key in keyof Dto as Key extends `${infer Field}Masked` ? Field : Key]: Dto[Key] };
type ClearKey<Dto> = Exclude<keyof Unmasked<Dto>, keyof Dto>;
type MaskedKey<Dto> = Exclude<keyof Dto, keyof Unmasked<Dto>>;
type Schema<Dto> = z.ZodObject & z.ZodType<Dto>;

/** The personal fields of an answer, by their names in a row (src/contract/personal.ts). */
const getPersonal = ({ shape }: z.ZodObject) =>
  Object.entries(shape as Record<string, z.ZodType>).flatMap(([key, schema]) => {
    const { personal, mask } = schema.meta() ?? {};
    return personal || mask ? [{ name: key.replace(/Masked$/, ''), schema, mask }] : [];
  });

export const getPersonalNames = (schema: z.ZodObject) => getPersonal(schema).map(({ name }) => name);

/** Returns a function that replaces the personal values of a row by their masks. */
export function createMasking<Dto>(schema: Schema<Dto>) {
  const fields = getPersonal(schema);
  return <Row extends Pick<Unmasked<Dto>, ClearKey<Dto>>>(row: Row) => {
    const answer: Record<string, unknown> = { ...row };
    for (const { name, mask } of fields) {
      if (!mask) continue;
      const value = answer[name] as string | null;
      answer[`${name}Masked`] = value && masks[mask](value);
      delete answer[name];
    }
    return answer as Omit<Row, ClearKey<Dto>> & Pick<Dto, MaskedKey<Dto>>;
  };
}

/** How the change log shows personal values: masked, or not at all if there is no mask. */
export const logMasks = <Dto>(schema: Schema<Dto>) =>
  Object.fromEntries(
    getPersonal(schema).map(({ name, mask }) => [name, mask ? masks[mask] : () => '***']),
  ) as object as Masks<Unmasked<Dto>>;

/** A row without its personal data: null, or an empty value if the contract does not allow null. */
export function erase<Row extends object>(schema: z.ZodObject, row: Row): Row {
  const getEmpty = (field: z.ZodType) =>
    [null, '', [], false, 'unknown'].find((value) => field.safeParse(value).success);
  const own = getPersonal(schema).filter(({ name }) => name in row);
  return { ...row, ...Object.fromEntries(own.map((field) => [field.name, getEmpty(field.schema)])) };
}
