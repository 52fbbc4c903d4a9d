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

/** Rules for the text of a filter. */
type TypedField = {
  name: string;
  /** Maximum input length, in UTF-16 units. */
  maxLength: number;
  /** Cleans the text before it is sent; `cleanLine` by default. */
  clean?: (typed: string) => string;
  /** Pattern that the cleaned text has to match. */
  pattern?: RegExp;
  /** Error message when it does not match. */
  patternMessage?: string;
  /** Placeholder that says what can be searched for. */
  placeholder?: string;
};

type Common = {
  label: string;
  /** Always visible; the others are under "more filters". */
  always?: true;
  /** Default values by query name. They can be cleared like any others; a reset restores them. */
  defaults?: Filter;
};

/** A filter of a list. Its kind determines the input and the values that the URL may hold. */
export type FilterField = Common &
  /** With `isPrivate` the free text may name a person: it is treated like personal data (docs/domain.md 5.2). */
  (
    | ({ kind: 'text'; isPrivate?: true } & TypedField)
    /**
     * One of several texts that hold personal data, such as a phone number or a name. Kept in memory, sent in a request
     * body, and dropped when the operator leaves the page (docs/domain.md 5.2).
     */
    | { kind: 'personal'; choices: readonly (TypedField & { label: string })[] }
    /** With `isMany` several values, separated by commas in the query. */
    | { kind: 'select'; name: string; options: Option[]; isMany?: true }
    /**
     * Options from the server, loaded when the field is first opened; `key` is their key in the query cache. With `of`
     * they depend on the value of that other filter, which `read` gets; they are offered only while it has exactly one
     * value.
     */
    | { kind: 'remote'; name: string; key: string; read: (of: string) => Promise<Option[]>; of?: string; isMany?: true }
    /**
     * Assignee: `me`, `none`, either (`meOrNone`, only from links), or anyone when left out. `none` is the label for
     * unassigned; left out where every row has an assignee.
     */
    | { kind: 'assignee'; name: string; none?: string }
    /** A province, city or district by its code; everything inside it matches. */
    | { kind: 'region'; name: string }
    | { kind: 'flag'; name: string; yes: string; no: string }
    /** A range of numbers, both ends included; integers unless `decimals` allows more. */
    | {
        kind: 'numbers';
        names: readonly [min: string, max: string];
        min: number;
        max: number;
        decimals?: number;
        unit: string;
      }
    /** A range of business days; in the query, `before` is the day after the last one. */
    | { kind: 'days'; names: readonly [from: string, before: string] }
    /**
     * An option of a list too long to load: `search` finds options for the entered text. `chosen` is the label of the
     * selected one: undefined until it is loaded, null if it does not exist.
     */
    | { kind: 'search'; name: string; search: (typed: string) => Promise<Option[]>; chosen: string | null | undefined }
    /** An id set by a link only: there is no input, and the chip shows the label of the field. */
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

/** URL parameters of these filters; personal ones have none. */
export const getParams = (fields: readonly FilterField[]) => Object.fromEntries(fields.flatMap(getFieldParams));

/** The default filter of a list. */
export const getDefaultFilter = (fields: readonly FilterField[]): Filter =>
  Object.assign({}, ...fields.map(({ defaults }) => defaults));

/** The ranges among these fields, and whether their ends may be equal. */
export const getRanges = (fields: readonly FilterField[]): Range[] =>
  fields.flatMap((field): Range[] => {
    if (field.kind === 'numbers') return [{ names: field.names, includesEnd: true }];
    if (field.kind === 'days') return [{ names: field.names, includesEnd: false, maxDays: limit.maxDays }];
    return [];
  });

/** Query names that a field sets. */
export function getFieldNames(field: FilterField): readonly string[] {
  if (field.kind === 'personal') return field.choices.map(({ name }) => name);
  return 'names' in field ? field.names : [field.name];
}

const isPersonal = (field: FilterField) =>
  field.kind === 'personal' || (field.kind === 'text' && field.isPrivate === true);

/** Query names that hold, or may hold, personal data. */
export const getPersonalNames = (fields: readonly FilterField[]) =>
  fields.flatMap((field) => (isPersonal(field) ? getFieldNames(field) : []));
