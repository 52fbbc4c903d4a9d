import { businessDayOf, type Row } from './rows';
import { middleOf } from './text-part';

/** How one sees that a filter filters. */
export type FilterRule = {
  /** Values that a row answers to, so that asking for them must find it. */
  valuesOf: (row: Row) => readonly string[];
  /** Whether a row may stand in the answer to a value. */
  fits: (row: Row, value: string) => boolean;
  /** What is asked with it, without which it says nothing. */
  with?: Readonly<Record<string, string>>;
};

const texts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(texts);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
};

/** A field that is one of the values, or that has one of them among its own. */
export const same = (field: string): FilterRule => ({
  valuesOf: (row) => texts(row[field]),
  fits: (row, value) => texts(row[field]).some((own) => value.split(',').includes(own)),
});

/** Fields of which one contains the value, in any case. */
export const part = (...fields: string[]): FilterRule => ({
  valuesOf: (row) => fields.flatMap((field) => texts(row[field]).map(middleOf)),
  fits: (row, value) =>
    fields.some((field) => texts(row[field]).some((own) => own.toLowerCase().includes(value.toLowerCase()))),
});

/** This business day or later. */
export const fromDay = (field: string): FilterRule => ({
  valuesOf: (row) => [businessDayOf(row[field])].flatMap((day) => day ?? []),
  fits: (row, value) => (businessDayOf(row[field]) ?? '') >= value,
});

/** Before this business day: a row's own day does not find it, the next one does. */
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

/** A flag that says what `is` sees in a row. */
export const flagOf = (is: (row: Row) => boolean): FilterRule => ({
  valuesOf: (row) => [String(is(row))],
  fits: (row, value) => String(is(row)) === value,
});

/** Whose the work is: `none`, or the id of an operator. */
const owner = (field: string): FilterRule => ({
  valuesOf: (row) => [typeof row[field] === 'string' ? row[field] : 'none'],
  fits: (row, value) => (row[field] ?? 'none') === value,
});

/** GB/T 2260: what lies in a province or a city begins as it does. */
const region: FilterRule = {
  valuesOf: (row) => texts(row.regionCode).flatMap((code) => [code, `${code.slice(0, 2)}0000`]),
  fits: (row, value) => texts(row.regionCode).some((code) => code.startsWith(value.replace(/(00){1,2}$/, ''))),
};

const isRefused = ({ status, attemptLog }: Row) =>
  status === 'unreachable' && (attemptLog as Row[]).at(-1)?.result === 'refused';
const isGrave = ({ adverse, adverseSerious }: Row) => adverse === 'severe' || adverseSerious === true;

/** Rules that names alone do not give, by list and parameter. */
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

/** Parameters that choose no rows: they say how, narrow what another one says, or are compared with. */
const notFilters = new Set(['current', 'pageSize', 'asOf', 'sort', 'channelTouch', 'phone']);

/** Filters whose rows do not say why they are there; what they may do to the total is checked all the same. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  // A parent stands in the tree with those below it; figures of a period are no filter.
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
  // A channel stands for those below it, an adjustment for where it moved from.
  '/channel-links': ['channelId', 'expiring'],
  '/channel-tracks': ['channelId'],
  '/event-tracks': ['channelId'],
  '/projects': ['categoryId'],
  '/records': ['categoryId'],
  '/follow-ups': ['onTime'],
};

/** Parameters that find something also when nothing has them: a channel may be for all projects. */
const findsAlways: Readonly<Record<string, readonly string[]>> = {
  '/channels': ['projectId'],
};

/** Whether a list has nothing for a value that nothing has. */
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

/** Whether a parameter of a list chooses rows. */
export const isFilter = (name: string) => !notFilters.has(name);

/** How one sees that a filter of a list filters; undefined where its rows do not say. */
export function ruleOf(
  path: string,
  name: string,
  rowFields: Readonly<Record<string, unknown>>,
): FilterRule | undefined {
  if (unseen[path]?.includes(name)) return undefined;
  return filterRules[path]?.[name] ?? byName(name, rowFields);
}

/** Of a text that finds more than the rows that have it, as in a tree, which text of a row finds at least that one. */
export const keywordOf = (path: string, name: string): FilterRule | undefined =>
  unseen[path]?.includes(name) ? filterRules[path]?.[name] : undefined;
