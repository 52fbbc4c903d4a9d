import type { Fault } from '../fault';
import { askingWith, askingWithBody, on, sayingOnSuccess } from '../proxy';

/** Lists that return wrong rows, pages, totals or orders. */
export const listFaults: readonly Fault[] = [
  {
    name: 'filter ignored',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => query.delete('gender')),
    ),
    caught: ['GET /members', /^\?gender=/],
  },
  {
    name: 'flag filter ignored',
    only: ['records'],
    wrong: on(
      'GET /records',
      askingWith((query) => query.delete('hasRedFlag')),
    ),
    caught: ['GET /records', /hasRedFlag/],
  },
  {
    name: 'beginning of a period ignored',
    only: ['follow-ups'],
    wrong: on(
      'GET /follow-ups',
      askingWith((query) => {
        if (query.has('dueFrom')) query.delete('dueFrom');
      }),
    ),
    caught: ['GET /follow-ups', /dueFrom/],
  },
  {
    name: 'end of a range included',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => {
        const before = query.get('registeredBefore');
        if (before) query.set('registeredBefore', new Date(Date.parse(before) + 86_400_000).toISOString().slice(0, 10));
      }),
    ),
    caught: ['GET /members', /registeredBefore/],
  },
  {
    name: 'days in another time zone',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => {
        const from = query.get('registeredFrom');
        if (from) query.set('registeredFrom', new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10));
      }),
    ),
    caught: ['GET /members', /registeredFrom/],
  },
  {
    name: 'filter that misses matching rows',
    only: ['projects'],
    wrong: on(
      'GET /projects',
      sayingOnSuccess(({ data }, { query }) => {
        if (!query.has('type')) return;
        data.list = data.list.slice(0, 1);
        data.total = data.list.length;
      }),
    ),
    caught: ['GET /projects', /^\?type=/],
  },
  {
    name: 'second filter ignored',
    only: ['hospitals'],
    wrong: on(
      'GET /hospitals',
      askingWith((query) => {
        if (query.has('level') && query.has('nature')) query.delete('level');
      }),
    ),
    caught: ['GET /hospitals', /level=.*&nature=/],
  },
  {
    name: 'keyword ignored',
    only: ['hotwords'],
    wrong: on(
      'GET /hotwords',
      askingWith((query) => query.delete('keyword')),
    ),
    caught: ['GET /hotwords', /^\?keyword=/],
  },
  {
    name: 'page size ignored',
    only: ['records'],
    wrong: on(
      'GET /records',
      askingWith((query) => {
        if (query.has('pageSize') && Number(query.get('pageSize')) <= 100) query.set('pageSize', '10');
      }),
    ),
    caught: ['GET /records', /^\?current=1&pageSize=5$/],
  },
  {
    name: 'page number ignored',
    only: ['reports'],
    wrong: on(
      'GET /reports',
      askingWith((query) => {
        if (Number(query.get('current')) > 1) query.set('current', '1');
      }),
    ),
    caught: ['GET /reports', /^\?current=2$/],
  },
  {
    name: 'second page one row too short',
    only: ['result-hints'],
    wrong: on(
      'GET /result-hints',
      sayingOnSuccess(({ data }, { query }) => {
        if (query.get('current') === '2') data.list = data.list.slice(0, -1);
      }),
    ),
    caught: ['GET /result-hints', /^\?(pageSize|current)/],
  },
  {
    name: 'total of the page only',
    only: ['members'],
    wrong: on(
      'GET /members',
      sayingOnSuccess(({ data }) => {
        data.total = data.list.length;
      }),
    ),
    caught: ['GET /members', /^(\?|data\.total)/],
  },
  {
    name: 'total that differs between pages',
    only: ['follow-ups'],
    wrong: on(
      'GET /follow-ups',
      sayingOnSuccess(({ data }, { query }) => {
        data.total += Number(query.get('current') ?? 1) - 1;
      }),
    ),
    caught: ['GET /follow-ups', /^data\.total$/],
  },
  {
    name: 'sort order ignored',
    only: ['members'],
    wrong: on(
      'GET /members',
      askingWith((query) => {
        if (query.get('sort') !== 'conf-nothing') query.delete('sort');
      }),
    ),
    caught: ['GET /members', /^\?sort=/],
  },
  {
    name: 'descending order ignored',
    only: ['banners'],
    wrong: on(
      'GET /banners',
      askingWith((query) => {
        if (query.get('sort') === '-exposureCount') query.set('sort', 'exposureCount');
      }),
    ),
    caught: ['GET /banners', /^\?sort=-exposureCount$/],
  },
  {
    name: 'unlimited page size',
    only: ['hotwords'],
    wrong: on(
      'GET /hotwords',
      askingWith((query) => {
        if (Number(query.get('pageSize')) > 100) query.set('pageSize', '100');
      }),
    ),
    caught: ['GET /hotwords', /^\?pageSize=101$/],
  },
  {
    name: 'unknown sort order accepted',
    only: ['projects'],
    wrong: on(
      'GET /projects',
      askingWith((query) => {
        if (query.get('sort') === 'conf-nothing') query.delete('sort');
      }),
    ),
    caught: ['GET /projects', /^\?sort=conf-nothing$/],
  },
  {
    name: 'search by body in another order',
    only: ['records'],
    wrong: on(
      'POST /records/search',
      askingWithBody((body) => ({ ...body, sort: 'startedAt' })),
    ),
    caught: ['POST /records/search', /^data$/],
  },
];
