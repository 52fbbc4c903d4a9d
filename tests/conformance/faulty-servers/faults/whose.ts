import { savedViewLists } from '@/contract/limits/saved-view';
import type { Fault } from '../fault';
import { aside, askingWith, doingNothing, type Json, on, sayingOnSuccess } from '../proxy';

/** Replaces a value of an assignee filter by another one, or drops it. */
const insteadOf = (path: string, name: string, word: string, other?: string) =>
  on(
    `GET ${path}`,
    askingWith((query) => {
      if (query.get(name) !== word) return;
      if (other === undefined) query.delete(name);
      else query.set(name, other);
    }),
  );

/** Lists that show rows of other operators, or hide rows of the signed-in one. */
export const whoseFaults: readonly Fault[] = [
  {
    name: 'me: ignored',
    only: ['records'],
    wrong: insteadOf('/records', 'assignee', 'me'),
    caught: ['GET /records', /^\?assignee=me$/],
  },
  {
    name: 'me: rows of another operator',
    only: ['follow-ups'],
    wrong: insteadOf('/follow-ups', 'assignee', 'me', '2'),
    caught: ['GET /follow-ups', /^\?assignee=me$/],
  },
  {
    name: 'me: no rows',
    only: ['records'],
    wrong: insteadOf('/records', 'assignee', 'me', 'conf-nobody'),
    caught: ['GET /records', /^\?assignee=me$/],
  },
  {
    name: 'meOrNone: only me',
    only: ['records'],
    wrong: insteadOf('/records', 'assignee', 'meOrNone', 'me'),
    caught: ['GET /records', /^\?assignee=meOrNone$/],
  },
  {
    name: 'meOrNone of a reviewer: only none',
    only: ['reports'],
    wrong: insteadOf('/reports', 'reviewer', 'meOrNone', 'none'),
    caught: ['GET /reports', /^\?reviewer=meOrNone$/],
  },
  {
    name: 'saved views of all lists',
    only: ['saved-views'],
    wrong: on('GET /saved-views', async (passing, next) => {
      const answer = await next(passing.request.clone());
      if (!answer.ok) return answer;
      return doingNothing(async () => {
        const each = savedViewLists.map((list) => aside(passing, next, `/saved-views?list=${list}`));
        return (await Promise.all(each)).flat();
      })(passing, next);
    }),
    caught: ['GET /saved-views', /^data$/],
  },
  {
    name: 'saved views of another list, for one list only',
    only: ['saved-views'],
    wrong: on(
      'GET /saved-views',
      askingWith((query) => {
        if (query.get('list') === 'hospital') query.set('list', 'record');
      }),
    ),
    caught: ['GET /saved-views', /^data$/],
  },
  {
    name: 'unshared views of others',
    only: ['saved-views'],
    wrong: on(
      'GET /saved-views',
      sayingOnSuccess(({ data }) => {
        for (const view of data) if (!view.isMine) view.isShared = false;
      }),
    ),
    caught: ['GET /saved-views', /^data$/],
  },
  {
    name: 'categories sorted by name',
    only: ['categories'],
    wrong: on(
      'GET /categories',
      sayingOnSuccess(({ data }) => {
        data.sort((a: Json, b: Json) => a.name.localeCompare(b.name));
      }),
    ),
    caught: ['GET /categories', /^data$/],
  },
];
