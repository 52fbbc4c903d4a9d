import { list as limit } from '@/contract/limits/list';
import { assigneeWords } from '@/contract/limits/record';
import type { Filter, Range } from './codec';
import {
  dayParam,
  enumListParam,
  enumParam,
  flagParam,
  idListParam,
  numberParam,
  type Param,
  textParam,
} from './params';

type Option = { value: string; label: string };

/** How a text may be typed that a list is filtered by. */
type TypedField = {
  name: string;
  /** Of what may be typed or pasted, in UTF-16 units. */
  maxLength: number;
  /** How the text is sent; by default as cleanLine does. */
  clean?: (typed: string) => string;
  /** What the cleaned text has to match. */
  pattern?: RegExp;
  /** Said when it does not. */
  patternMessage?: string;
  /** Says in the empty input what can be searched for. */
  placeholder?: string;
};

type Common = {
  label: string;
  /** Always at hand; the others are under "more filters". */
  always?: true;
  /** What it filters by before anybody says otherwise, by the names of the query: cleared like any other, and back with a reset. */
  defaults?: Filter;
};

/** What a list can be filtered by. The field says how it is entered, and so what its address may hold. */
export type FilterField = Common &
  /** With `isPrivate` it may name a person, as free text does: kept like what is personal (docs/domain.md 5.2). */
  (
    | ({ kind: 'text'; isPrivate?: true } & TypedField)
    /**
     * One of several texts that hold personal data, such as a phone number or a name. Kept in
     * memory, sent in a body, forgotten when the page is left (docs/domain.md 5.2).
     */
    | { kind: 'personal'; choices: readonly (TypedField & { label: string })[] }
    /** With `isMany` several values, parted by commas in the query. */
    | { kind: 'select'; name: string; options: Option[]; isMany?: true }
    /**
     * Options that the server knows, read when the field is first opened; `key` names them in the read cache. With `of`
     * they are those of what one other filter has chosen, which `read` is given: offered while that is one value alone.
     */
    | { kind: 'remote'; name: string; key: string; read: (of: string) => Promise<Option[]>; of?: string; isMany?: true }
    /**
     * Whose it is: `me`, `none`, either of these (`meOrNone`, which a link may bring along), or anybody's when it is left
     * out. `none` says what is called that nobody has yet; left out where everything has somebody.
     */
    | { kind: 'assignee'; name: string; none?: string }
    /** A province, city or district by its code; all that lie in it match. */
    | { kind: 'region'; name: string }
    | { kind: 'flag'; name: string; yes: string; no: string }
    /** Two numbers, both included; whole ones, unless there may be some `decimals`. */
    | {
        kind: 'numbers';
        names: readonly [min: string, max: string];
        min: number;
        max: number;
        decimals?: number;
        unit: string;
      }
    /** Business days; in the query the second is the day after the last one. */
    | { kind: 'days'; names: readonly [from: string, before: string] }
    /**
     * One of more than can all be read: `search` finds some by what is typed, and `chosen` says what is called that is
     * chosen: undefined until the screen knows it, null where there is none such.
     */
    | { kind: 'search'; name: string; search: (typed: string) => Promise<Option[]>; chosen: string | null | undefined }
    /** An id that a link brings along: nobody enters it, and the label of its chip says what it stands for. */
    | { kind: 'linked'; name: string }
  );

const MAX_ID_LENGTH = 64;

const getFieldParams = (field: FilterField): [string, Param][] => {
  switch (field.kind) {
    case 'text':
      return field.isPrivate ? [] : [[field.name, textParam(field.maxLength, field.pattern)]];
    case 'personal':
      return [];
    case 'select': {
      const values = field.options.map(({ value }) => value);
      return [[field.name, field.isMany ? enumListParam(values) : enumParam(values)]];
    }
    case 'assignee':
      return [[field.name, enumParam(field.none === undefined ? ['me'] : assigneeWords)]];
    case 'remote':
      return [[field.name, field.isMany ? idListParam(MAX_ID_LENGTH) : textParam(MAX_ID_LENGTH)]];
    case 'linked':
    case 'search':
      return [[field.name, textParam(MAX_ID_LENGTH)]];
    case 'region':
      return [[field.name, textParam(6, /^\d{6}$/)]];
    case 'flag':
      return [[field.name, flagParam]];
    case 'numbers':
      return field.names.map((name) => [name, numberParam(field.min, field.max, field.decimals)]);
    case 'days':
      return field.names.map((name) => [name, dayParam]);
  }
};

/** What of these filters may stand in an address. */
export const getParams = (fields: readonly FilterField[]) => Object.fromEntries(fields.flatMap(getFieldParams));

/** What a list is filtered by before anybody says otherwise. */
export const getDefaultFilter = (fields: readonly FilterField[]): Filter =>
  Object.assign({}, ...fields.map(({ defaults }) => defaults));

/** Two of the query between which something lies, and whether they may be the same. */
export const getRanges = (fields: readonly FilterField[]): Range[] =>
  fields.flatMap((field): Range[] => {
    if (field.kind === 'numbers') return [{ names: field.names, includesEnd: true }];
    if (field.kind === 'days') return [{ names: field.names, includesEnd: false, maxDays: limit.maxDays }];
    return [];
  });

/** Names of the query that a field fills. */
export function getFieldNames(field: FilterField): readonly string[] {
  if (field.kind === 'personal') return field.choices.map(({ name }) => name);
  return 'names' in field ? field.names : [field.name];
}

const isPersonal = (field: FilterField) =>
  field.kind === 'personal' || (field.kind === 'text' && field.isPrivate === true);

/** Names of the query that hold, or may hold, personal data. */
export const getPersonalNames = (fields: readonly FilterField[]) =>
  fields.flatMap((field) => (isPersonal(field) ? getFieldNames(field) : []));
