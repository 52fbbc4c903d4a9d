import { type Answer, dataOf, isSuccess } from '../api/client';
import type { KnownCall } from '../api/contract';
import type { Session } from '../session';
import { type Row, totalOf } from './rows';
import type { Samples } from './samples';

type Filter = Readonly<Record<string, string>>;

/** The list and filter whose rows a number counts. */
type Counted = readonly [list: string, filter: Filter];

const tabsOf = (list: string, tabs: Readonly<Record<string, Filter>>) =>
  Object.entries(tabs).map(([name, filter]): [string, Counted] => [name, [list, filter]]);

const byStatus = (...statuses: string[]) => Object.fromEntries(statuses.map((status) => [status, { status }]));

/** Calls that return counts, with the lists and filters of some of their numbers. */
const counting: Readonly<Record<string, readonly [name: string, counted: Counted][]>> = {
  'GET /records/counts': tabsOf('/records', { all: {}, ...byStatus('submitted', 'approved', 'contacted', 'referred') }),
  'GET /follow-ups/counts': tabsOf('/follow-ups', { all: {}, ...byStatus('done', 'overdue') }),
  'GET /reports/counts': tabsOf('/reports', {
    all: {},
    ...byStatus('pending', 'needMore'),
    reviewingMine: { status: 'reviewing', reviewer: 'me' },
  }),
  'GET /channel-links/counts': tabsOf('/channel-links', {
    all: {},
    ...byStatus('active'),
    expiring: { expiring: 'true' },
  }),
  'GET /workbench/counts': [
    ...tabsOf('/records', { submittedRecords: { status: 'submitted' }, recordsToContact: { status: 'approved' } }),
    ...tabsOf('/follow-ups', { followUpsOverdue: { status: 'overdue' } }),
    ...tabsOf('/reports', { pendingReports: { status: 'pending' }, reportsInReview: { status: 'reviewing' } }),
    ...tabsOf('/channel-links', { expiringLinks: { expiring: 'true' } }),
    ...tabsOf('/result-hints', { hintsToReview: { reviewRequest: 'any' } }),
    ...tabsOf('/projects', { quizzesToReview: { reviewRequest: 'any' } }),
  ],
};

/** How many numbers are checked with an additional filter. */
const NAMES_FILTERED = 2;

type Problem = { answer: Answer; name: string; counted: number; total: number };

async function look(session: Session, call: KnownCall, names: readonly [string, Counted][], filter: Filter) {
  const answer = await session.client.send(call, { query: filter });
  if (!isSuccess(answer)) return [];
  const counts = (dataOf(answer) ?? {}) as Row;
  const problems: Problem[] = [];
  for (const [name, [list, own]] of names) {
    const query = { current: '1', pageSize: '1', ...filter, ...own };
    const rows = await session.client.send(session.call(`GET ${list}`), { query });
    const counted = counts[name];
    if (!isSuccess(rows) || typeof counted !== 'number' || counted === totalOf(rows)) continue;
    problems.push({ answer, name, counted, total: totalOf(rows) });
  }
  return problems;
}

async function checkNumbers(session: Session, call: KnownCall, names: readonly [string, Counted][], filter: Filter) {
  const suspected = (await look(session, call, names, filter)).map(({ name }) => name);
  if (suspected.length === 0) return;
  // Another operator may have changed data between the requests, so differences are checked again.
  const again = names.filter(([name]) => suspected.includes(name));
  for (const { answer, name, counted, total } of await look(session, call, again, filter)) {
    const under = Object.keys(filter).map((field) => ` of ?${field}`);
    session.find(answer, {
      where: `data.${name}${under.join('')}`,
      expected: `${total}, as many as its list has`,
      got: String(counted),
      source: 'docs/backend.md, Lists',
    });
  }
}

/** Checks that counts of tabs and queues equal the totals of their lists, also with a filter. */
export async function checkCounts(session: Session, samples: Samples) {
  for (const [callName, all] of Object.entries(counting)) {
    const call = session.call(callName);
    if (!session.isMeant(call)) continue;
    const names = all.filter(([, [list]]) => samples.rows(list).length > 0);
    await checkNumbers(session, call, names, {});
    const [[, [list]] = ['', ['', {}]]] = names;
    const projectId = samples.rows(list).find((row) => typeof row.projectId === 'string')?.projectId;
    if (typeof projectId !== 'string' || callName.startsWith('GET /workbench')) continue;
    await checkNumbers(session, call, names.slice(0, NAMES_FILTERED), { projectId });
  }
}
