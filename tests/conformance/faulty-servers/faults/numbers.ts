import type { Fault } from '../fault';
import { askingWith, type Json, on, sayingOnSuccess } from '../proxy';

const countingElse = (path: string, name: string, change: (data: Json) => void): Fault => ({
  name: `counts: ${name}`,
  only: [path.split('/')[1] as string],
  // By POST as well: they agree with each other.
  wrong: on(
    `* ${path}`,
    sayingOnSuccess(({ data }) => change(data)),
  ),
  caught: [`GET ${path}`, /^data\.\w+$/],
});

/** Counts the same whatever project is asked for. */
const withoutFilter = (path: string) =>
  on(
    `GET ${path}`,
    askingWith((query) => query.delete('projectId')),
  );

/** Every second answer to one question has its rows in another order. */
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

/** Counts that are not those of the lists, and orders that do not stay. */
export const numberFaults: readonly Fault[] = [
  {
    ...countingElse('/records/counts', 'all with what is being answered', (data) => {
      data.all += 3;
    }),
  },
  countingElse('/follow-ups/counts', 'what is late with what is done', (data) => {
    data.overdue += data.done;
  }),
  countingElse('/reports/counts', 'reviews of anybody', (data) => {
    data.reviewingMine += 2;
  }),
  countingElse('/channel-links/counts', 'expiring of all', (data) => {
    data.expiring = data.all;
  }),
  countingElse('/workbench/counts', 'another number on Welcome', (data) => {
    data.pendingReports += 1;
  }),
  {
    name: 'counts: a filter is ignored',
    only: ['follow-ups'],
    wrong: withoutFilter('/follow-ups/counts'),
    caught: ['GET /follow-ups/counts', /^data\.\w+ of \?projectId$/],
  },
  {
    name: 'counts of records: a filter is ignored',
    only: ['records'],
    wrong: withoutFilter('/records/counts'),
    caught: ['GET /records/counts', /^data\.\w+ of \?projectId$/],
  },
  {
    name: 'unstable: equal rows',
    only: ['members'],
    wrong: changing(
      '/members',
      (query) => query.get('sort') === 'recordCount',
      (rows) => rows.toReversed().toSorted((a, b) => a.recordCount - b.recordCount),
    ),
    caught: ['GET /members', /^\?sort=recordCount once more$/],
  },
  {
    name: 'unstable: the first page',
    only: ['members'],
    wrong: changing(
      '/members',
      (query) => [...query.keys()].join() === 'pageSize',
      (rows) => rows.toReversed(),
    ),
    caught: ['GET /members', /^the first page once more$/],
  },
];
