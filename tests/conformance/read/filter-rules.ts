import { businessDayOf, type Row } from './rows';
import { middleOf } from './text-part';

/** How to check a filter by the rows that it returns. */
export type FilterRule = {
  /** Filter values that must find the row. */
  valuesOf: (row: Row) => readonly string[];
  /** Whether a filter value may return the row. */
  fits: (row: Row, value: string) => boolean;
  /** Other parameters that the filter needs. */
  with?: Readonly<Record<string, string>>;
};

const texts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(texts);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
};

/** The field equals one of the comma-separated values, or is an array that contains one. */
export const same = (field: string): FilterRule => ({
  valuesOf: (row) => texts(row[field]),
  fits: (row, value) => texts(row[field]).some((own) => value.split(',').includes(own)),
});

/** One of the fields contains the value; case does not matter. */
export const part = (...fields: string[]): FilterRule => ({
  valuesOf: (row) => fields.flatMap((field) => texts(row[field]).map(middleOf)),
  fits: (row, value) =>
    fields.some((field) => texts(row[field]).some((own) => own.toLowerCase().includes(value.toLowerCase()))),
});

/** The field is on this business day or later. */
export const fromDay = (field: string): FilterRule => ({
  valuesOf: (row) => [businessDayOf(row[field])].flatMap((day) => day ?? []),
  fits: (row, value) => (businessDayOf(row[field]) ?? '') >= value,
});

/** The field is before this business day: the row's own day must not find it, the next day must. */
export const beforeDay = (field: string): FilterRule => ({
  valuesOf: (row) => {
    const day = businessDayOf(row[field]);
    return day ? [day, new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)] : [];
  },
  fits: (row, value) => {
    const day = businessDayOf(row[field]);
    return day !== undefined && day < value;
  },
});

export const atLeast = (field: string): FilterRule => ({
  valuesOf: (row) => texts(row[field]),
  fits: (row, value) => typeof row[field] === 'number' && row[field] >= Number(value),
});

export const atMost = (field: string): FilterRule => ({
  valuesOf: (row) => texts(row[field]),
  fits: (row, value) => typeof row[field] === 'number' && row[field] <= Number(value),
});

/** A flag that equals the result of `is`. */
export const flagOf = (is: (row: Row) => boolean): FilterRule => ({
  valuesOf: (row) => [String(is(row))],
  fits: (row, value) => String(is(row)) === value,
});

/** The assigned operator: an id, or `none`. */
const owner = (field: string): FilterRule => ({
  valuesOf: (row) => [typeof row[field] === 'string' ? row[field] : 'none'],
  fits: (row, value) => (row[field] ?? 'none') === value,
});

/** GB/T 2260: codes of a province or city share the prefix of its code. */
const region: FilterRule = {
  valuesOf: (row) => texts(row.regionCode).flatMap((code) => [code, `${code.slice(0, 2)}0000`]),
  fits: (row, value) => texts(row.regionCode).some((code) => code.startsWith(value.replace(/(00){1,2}$/, ''))),
};

const isRefused = ({ status, attemptLog }: Row) =>
  status === 'unreachable' && (attemptLog as Row[]).at(-1)?.result === 'refused';
const isGrave = ({ adverse, adverseSerious }: Row) => adverse === 'severe' || adverseSerious === true;

/** Rules by list and parameter, for filters whose name does not equal a field. */
export const filterRules: Readonly<Record<string, Readonly<Record<string, FilterRule>>>> = {
  '/banners': { keyword: part('title', 'remark') },
  '/channels': { keyword: part('name', 'code'), ownerName: part('ownerName') },
  '/channel-links': { keyword: part('name', 'linkCode') },
  '/channel-tracks': { newUser: same('isNewUser') },
  '/follow-ups': {
    no: part('followNo', 'memberNo'),
    assignee: owner('assigneeId'),
    refused: flagOf(isRefused),
    unacknowledged: flagOf((row) => isGrave(row) && row.adverseAckAt === null),
  },
  '/hospitals': {
    keyword: part('name', 'shortName', 'orgCode'),
    regionCode: region,
    projectId: same('projectIds'),
  },
  '/hotwords': { keyword: part('word') },
  '/members': {
    memberNo: part('memberNo'),
    regionCode: region,
    tag: same('tags'),
    channelId: { ...same('lastChannelId'), with: { channelTouch: 'last' } },
    hasRecord: flagOf(({ recordCount }) => Number(recordCount) > 0),
  },
  '/notifications': { unread: flagOf(({ readAt }) => readAt === null) },
  '/projects': { hospitalId: same('hospitalIds') },
  '/records': {
    no: part('recordNo', 'memberNo'),
    assignee: owner('assigneeId'),
    hasReport: flagOf(({ reportCount }) => Number(reportCount) > 0),
    hasRedFlag: flagOf(({ redFlagCount }) => Number(redFlagCount) > 0),
    scoreMin: atLeast('totalScore'),
    scoreMax: atMost('totalScore'),
  },
  '/reports': { no: part('reportNo', 'memberNo'), reviewer: owner('reviewerId') },
  '/result-hints': { keyword: part('name', 'title') },
};

/** Parameters that do not filter by themselves: paging, order, and options of other parameters. */
const notFilters = new Set(['current', 'pageSize', 'asOf', 'sort', 'channelTouch', 'phone']);

/** Filters that the returned rows cannot confirm. Their effect on the total is still checked. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  // The tree shows parents of matching channels, too; a period selects figures, not rows.
  '/channels': [
    'projectId',
    'type',
    'status',
    'parentId',
    'keyword',
    'ownerName',
    'expiring',
    'from',
    'before',
    'importId',
  ],
  // A channel includes its children, and adjusted tracks their previous channel.
  '/channel-links': ['channelId', 'expiring'],
  '/channel-tracks': ['channelId'],
  '/event-tracks': ['channelId'],
  '/projects': ['categoryId'],
  '/records': ['categoryId'],
  '/follow-ups': ['onTime'],
};

/** Filters that may find rows for an unknown value: a channel may belong to all projects. */
const findsAlways: Readonly<Record<string, readonly string[]>> = {
  '/channels': ['projectId'],
};

/** Whether a filter must find no rows for an unknown value. */
export const findsNothing = (path: string, name: string) => !findsAlways[path]?.includes(name);

const candidates = (stem: string) => [`${stem}At`, `${stem}On`, `${stem}Date`, stem];

function byName(name: string, rowFields: Readonly<Record<string, unknown>>): FilterRule | undefined {
  const has = (field: string) => Object.hasOwn(rowFields, field);
  if (has(name)) return same(name);
  const ending = /^(.+?)(From|Before|Min|Max)$/.exec(name);
  if (ending) {
    const [, stem = '', end] = ending;
    const field = candidates(stem).find(has);
    if (!field) return undefined;
    const rules = { From: fromDay, Before: beforeDay, Min: atLeast, Max: atMost };
    return rules[end as keyof typeof rules](field);
  }
  if (name === 'from' && has('occurredAt')) return fromDay('occurredAt');
  if (name === 'before' && has('occurredAt')) return beforeDay('occurredAt');
  return undefined;
}

/** Whether a parameter of a list filters rows. */
export const isFilter = (name: string) => !notFilters.has(name);

/** The rule of a filter; undefined if the rows cannot confirm it. */
export function ruleOf(
  path: string,
  name: string,
  rowFields: Readonly<Record<string, unknown>>,
): FilterRule | undefined {
  if (unseen[path]?.includes(name)) return undefined;
  return filterRules[path]?.[name] ?? byName(name, rowFields);
}

/**
 * The rule of a text filter that also returns other rows, as in a tree: the text of a row must find at least that row.
 */
export const keywordOf = (path: string, name: string): FilterRule | undefined =>
  unseen[path]?.includes(name) ? filterRules[path]?.[name] : undefined;
