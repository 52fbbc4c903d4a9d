import { savedViewLists } from '@/contract/limits/saved-view';
import { type Answer, isSuccess } from '../api/client';
import { type KnownCall, paramsOf } from '../api/contract';
import type { Session } from '../session';
import { dayFromNow, type Row, rowsOf } from './rows';

/** Sample rows of each list, and the request parameters that can be derived from them. */
export class Samples {
  private readonly byPath = new Map<string, Row[]>();
  private readonly names = { uploads: new Set<string>(), files: new Set<string>() };

  /** Stores the rows of a list, and the file URLs in any response. */
  see(answer: Answer) {
    if (!isSuccess(answer) || answer.call.endpoint.files) return;
    const { method, path } = answer.call.endpoint;
    const rows = rowsOf(answer);
    if (method === 'GET' && rows.length > 0) {
      const known = this.byPath.get(path) ?? [];
      if (known.length < 60) this.byPath.set(path, [...known, ...rows]);
    }
    const text = new TextDecoder().decode(answer.bytes);
    for (const [, kind, name] of text.matchAll(/\/(uploads|files)\/([\w.-]+)"/g)) {
      this.names[kind as keyof typeof this.names].add(name as string);
    }
  }

  rows(path: string): readonly Row[] {
    return this.byPath.get(path) ?? [];
  }

  ids(path: string, fits: (row: Row) => boolean = () => true): string[] {
    return [...new Set(this.rows(path).flatMap((row) => (typeof row.id === 'string' && fits(row) ? [row.id] : [])))];
  }

  /** Values for a path parameter: usually the ids of the list with the same path prefix. */
  private valuesOf(call: KnownCall, name: string): string[] {
    const { path } = call.endpoint;
    if (path.startsWith('/uploads/')) return [...this.names.uploads];
    if (path.startsWith('/files/')) return [...this.names.files];
    const other = sources[`${path.slice(0, path.indexOf(':'))}:${name}`];
    const fits = fitting[call.name] ?? (() => true);
    return (other ?? [path.slice(0, path.indexOf('/:'))]).flatMap((source) => this.ids(source, fits));
  }

  /** Up to `count` sets of path parameters for a call; empty if there are no values. */
  paramsFor(call: KnownCall, count: number): Record<string, string>[] {
    const [name, second] = paramsOf(call.endpoint);
    if (name === undefined) return [{}];
    if (second !== undefined) return [];
    // The first and the last rows differ most.
    const values = this.valuesOf(call, name);
    const chosen = values.length <= count ? values : [...values.slice(0, count - 1), values.at(-1) as string];
    return chosen.map((value) => ({ [name]: value }));
  }
}

/** Lists that provide the ids of a path, where the path prefix does not tell. */
const sources: Readonly<Record<string, readonly string[]>> = {
  '/agreements/:id': ['/agreements/of-record/:recordId', '/agreements/of-member/:memberId'],
  '/agreements/of-record/:recordId': ['/records'],
  '/agreements/of-member/:memberId': ['/members'],
  '/project-links/:id': ['/projects/:id/links'],
};

/** Conditions that a row must meet for a call. */
const fitting: Readonly<Record<string, (row: Row) => boolean>> = {
  'GET /channel-links/:id/code': ({ codeType }) => codeType === 'mpCode',
  // Needs a published quiz, which not every project has.
  'GET /projects/:id/drop-off': ({ quizId }) => typeof quizId === 'string',
  'GET /members/:id/records': ({ recordCount }) => Number(recordCount) > 0,
};

type Queries = (samples: Samples) => Record<string, string>[];

const lastWeek = () => ({ from: dayFromNow(-8), before: dayFromNow(-1) });

/** The Monday `weeks` weeks before the current week. */
function monday(weeks: number) {
  const today = dayFromNow(0);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayFromNow(-weekday - weeks * 7);
}

/** The first day of the month `months` months ago. */
function first(months: number) {
  const [year = 0, month = 1] = dayFromNow(0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

const withGranularity: Queries = () => [
  { granularity: 'day', ...lastWeek() },
  { granularity: 'week', from: monday(5), before: monday(1) },
  { granularity: 'month', from: first(3), before: first(1) },
];
const ofLastWeek: Queries = () => [lastWeek()];
// Excludes today, because its log grows between two pages.
const untilToday: Queries = () => [{ from: dayFromNow(-30), before: dayFromNow(0) }];
const upToTomorrow: Queries = () => [{ from: dayFromNow(-30), before: dayFromNow(1) }];

const ofEach =
  (name: string, path: string, more: Record<string, string> = {}): Queries =>
  (samples) =>
    samples
      .ids(path)
      .slice(0, 3)
      .map((id) => ({ [name]: id, ...more }));

const ofLog: Queries = (samples) => [
  ...ofEach('entityId', '/hotwords', { entityType: 'hotword' })(samples),
  ...ofEach('entityId', '/members', { entityType: 'member' })(samples),
  ...ofEach('entityId', '/records', { entityType: 'record' })(samples),
];

/** Queries of calls that have required parameters. */
const needed: Readonly<Record<string, Queries>> = {
  'GET /analysis/retain': withGranularity,
  'GET /analysis/visit-trend': withGranularity,
  'GET /analysis/daily-summary': ofLastWeek,
  'GET /analysis/distribution': ofLastWeek,
  'GET /analysis/pages': ofLastWeek,
  'GET /analysis/portrait': () => ['1', '7', '30'].map((span) => ({ span, endDate: dayFromNow(-3) })),
  'GET /analysis/pages/name': (samples) =>
    samples
      .rows('/event-tracks/pages')
      .slice(0, 1)
      .flatMap(({ pagePath }) => (typeof pagePath === 'string' ? [{ pagePath }] : [])),
  'GET /banners/order': () => ['home', 'project', 'mine'].map((position) => ({ position })),
  'GET /channel-tracks': untilToday,
  'GET /channel-tracks/summary': untilToday,
  'GET /event-tracks': () => [{ from: dayFromNow(-6), before: dayFromNow(0) }],
  'GET /event-tracks/summary': () => [{ from: dayFromNow(-6), before: dayFromNow(0) }],
  'GET /event-tracks/between': () => [
    { from: dayFromNow(-6), before: dayFromNow(0), first: 'launch', next: 'pageView' },
  ],
  'GET /event-tracks/sessions': (samples) =>
    samples
      .rows('/event-tracks')
      .slice(0, 1)
      .flatMap(({ anonymousId }) =>
        typeof anonymousId === 'string' ? [{ from: dayFromNow(-6), before: dayFromNow(0), anonymousId }] : [],
      ),
  'GET /follow-summary': upToTomorrow,
  'GET /custom-service/outdated-hints': () => [{}],
  'GET /handovers/counts': ofEach('fromId', '/operators'),
  'GET /imports/template': () =>
    ['hospital', 'channel'].flatMap((entity) => ['csv', 'xlsx'].map((format) => ({ entity, format }))),
  'GET /change-logs': ofLog,
  'GET /access-logs': ofLog,
  'GET /quizzes': ofEach('projectId', '/projects'),
  'GET /saved-views': () => savedViewLists.map((list) => ({ list })),
};

/** Queries for a call: one empty query if it needs no parameters; no query if there are no sample values. */
export const queriesFor = (call: KnownCall, samples: Samples): Record<string, string>[] =>
  needed[call.name]?.(samples) ?? [{}];

/**
 * Reads the first page of every list: first lists without required parameters, then those that need samples of others.
 */
export async function collectSamples(session: Session, samples: Samples) {
  const reads = session.contract.calls.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.files);
  const roots = reads.filter(({ endpoint }) => paramsOf(endpoint).length === 0);
  const read = async (calls: readonly KnownCall[]) => {
    await Promise.all(
      calls.flatMap((call) =>
        queriesFor(call, samples).flatMap((query) =>
          samples.paramsFor(call, 3).map((params) => session.client.send(call, { params, query })),
        ),
      ),
    );
  };
  await read(roots.filter(({ name }) => needed[name] === undefined));
  await read(roots.filter(({ name }) => needed[name] !== undefined));
  const isSource = ({ endpoint }: KnownCall) => Object.values(sources).flat().includes(endpoint.path);
  await read(reads.filter((call) => paramsOf(call.endpoint).length > 0 && isSource(call)));
}
