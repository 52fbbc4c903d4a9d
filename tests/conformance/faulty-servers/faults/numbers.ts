import type { Fault } from '../fault';
import { askingWith, type Json, on, sayingOnSuccess } from '../proxy';

const countingElse = (path: string, name: string, change: (data: Json) => void): Fault => ({
  name: `counts: ${name}`,
  only: [path.split('/')[1] as string],
  // Applies to GET and POST, so that both return the same counts.
  wrong: on(
    `* ${path}`,
    sayingOnSuccess(({ data }) => change(data)),
  ),
  caught: [`GET ${path}`, /^data\.\w+$/],
});

/** Ignores the project filter of a count. */
const withoutFilter = (path: string) =>
  on(
    `GET ${path}`,
    askingWith((query) => query.delete('projectId')),
  );

/** Reorders the rows of every second matching response. */
function changing(path: string, isMeant: (query: URLSearchParams) => boolean, reorder: (rows: Json[]) => Json[]) {
  let count = 0;
  return on(
    `GET ${path}`,
    sayingOnSuccess(({ data }, { query }) => {
      if (isMeant(query)) count += 1;
      if (isMeant(query) && count % 2 === 0) data.list = reorder(data.list);
    }),
  );
}

/** Counts that differ from the totals of lists, and unstable orders. */
export const numberFaults: readonly Fault[] = [
  {
    ...countingElse('/records/counts', 'all includes unfinished records', (data) => {
      data.all += 3;
    }),
  },
  countingElse('/follow-ups/counts', 'overdue includes done', (data) => {
    data.overdue += data.done;
  }),
  countingElse('/reports/counts', 'reviewingMine includes reviews of others', (data) => {
    data.reviewingMine += 2;
  }),
  countingElse('/channel-links/counts', 'expiring includes all', (data) => {
    data.expiring = data.all;
  }),
  countingElse('/workbench/counts', 'workbench differs from the list', (data) => {
    data.pendingReports += 1;
  }),
  {
    name: 'counts of follow-ups: filter ignored',
    only: ['follow-ups'],
    wrong: withoutFilter('/follow-ups/counts'),
    caught: ['GET /follow-ups/counts', /^data\.\w+ of \?projectId$/],
  },
  {
    name: 'counts of records: filter ignored',
    only: ['records'],
    wrong: withoutFilter('/records/counts'),
    caught: ['GET /records/counts', /^data\.\w+ of \?projectId$/],
  },
  {
    name: 'unstable order of rows with equal values',
    only: ['members'],
    wrong: changing(
      '/members',
      (query) => query.get('sort') === 'recordCount',
      (rows) => rows.toReversed().toSorted((a, b) => a.recordCount - b.recordCount),
    ),
    caught: ['GET /members', /^\?sort=recordCount once more$/],
  },
  {
    name: 'unstable default order',
    only: ['members'],
    wrong: changing(
      '/members',
      (query) => [...query.keys()].join() === 'pageSize',
      (rows) => rows.toReversed(),
    ),
    caught: ['GET /members', /^the first page once more$/],
  },
];
