import type { Fault } from '../fault';
import {
  aside,
  askingWithBody,
  doingNothing,
  type Json,
  on,
  proxied,
  saying,
  sayingOnSuccess,
  type Wrong,
} from '../proxy';

const base = { only: ['hotwords'], isWriting: true } as const;
const [one, create, update] = ['GET /hotwords/:id', 'POST /hotwords', 'PUT /hotwords/:id'];

const idOf = (path: string) => path.split('/')[2] ?? '';

/** Replaces the sent version by the newest one, so that stale writes are accepted. */
const newest = (): Wrong =>
  askingWithBody(async (body, passing, next) => {
    const row = await aside(passing, next, `/hotwords/${idOf(passing.path)}`);
    return row ? { ...body, version: row.version } : body;
  });

/** Accepts a second deletion of the same row. */
function remembering(): { wrong: Wrong } {
  const gone = new Set<string>();
  return {
    wrong: async (passing, next) => {
      const answer = await next(passing.request);
      const id = idOf(passing.path);
      if (passing.method !== 'DELETE' || !passing.path.startsWith('/hotwords/')) return answer;
      if (answer.status === 404 && gone.has(id)) {
        return Response.json({ success: true, data: null }, { headers: { 'Cache-Control': 'no-store' } });
      }
      if (answer.ok) gone.add(id);
      return answer;
    },
  };
}

/** Creates, updates, deletions and restores that do not do what they report. */
export const writeFaults: readonly Fault[] = [
  {
    name: 'stale update accepted',
    ...base,
    wrong: on(update, newest()),
    caught: [update, /with an old version/],
  },
  {
    name: 'update not saved',
    ...base,
    wrong: on(update, async (passing, next) => {
      const row = await aside(passing, next, `/hotwords/${idOf(passing.path)}`);
      if (!row || row.version !== (passing.body as Json)?.version) return next(passing.request);
      return proxied(
        next,
        doingNothing(async () => ({ ...row, ...(passing.body as Json), version: row.version + 1 })),
      )(passing.request);
    }),
    caught: [update, /read afterwards$/],
  },
  {
    name: 'update not validated',
    ...base,
    wrong: on(update, async (passing, next) => {
      const answer = await next(passing.request);
      if (answer.status !== 422) return answer;
      const row = await aside(passing, next, `/hotwords/${idOf(passing.path)}`);
      return Response.json({ success: true, data: row }, { headers: { 'Cache-Control': 'no-store' } });
    }),
    caught: [update, /^body\.word too long$/],
  },
  {
    name: 'version not increased',
    ...base,
    wrong: on(
      update,
      sayingOnSuccess(({ data }, { body }) => {
        data.version = (body as Json).version;
      }),
    ),
    caught: [update, /^data\.version$/],
  },
  {
    name: 'field changed on create',
    ...base,
    wrong: on(
      create,
      sayingOnSuccess(({ data }) => {
        data.validFrom = '2026-01-01T00:00:00+08:00';
      }),
    ),
    caught: [create, /^data\.validFrom$/],
  },
  {
    name: 'long text truncated',
    ...base,
    wrong: on(
      create,
      askingWithBody((body) => ({
        ...body,
        word: typeof body.word === 'string' ? [...body.word].slice(0, 12).join('') : body.word,
      })),
    ),
    caught: [create, /^body\.word too long$/],
  },
  {
    name: 'missing value filled in',
    ...base,
    wrong: on(
      create,
      askingWithBody((body) => ({ highlighted: false, ...body })),
    ),
    caught: [create, /^body\.highlighted missing$/],
  },
  {
    name: 'unknown status replaced',
    ...base,
    wrong: on(
      create,
      askingWithBody((body) => ({ ...body, status: body.status === 'enabled' ? 'enabled' : 'disabled' })),
    ),
    caught: [create, /^body\.status/],
  },
  {
    name: 'duplicate name accepted on create',
    ...base,
    wrong: on(create, async (passing, next) => {
      const answer = await next(passing.request.clone());
      const json = (await answer.clone().json()) as Json;
      const word = (passing.body as Json)?.word;
      if (
        answer.status !== 422 ||
        !json.data?.fieldErrors?.word ||
        !String(word).startsWith('conf-') ||
        [...word].length > 12
      )
        return answer;
      return proxied(
        next,
        askingWithBody((body) => ({ ...body, word: `${word.slice(0, 10)}ß` })),
      )(passing.request);
    }),
    caught: [create, /^body\.word of another one$/],
  },
  {
    name: 'second deletion accepted',
    ...base,
    wrong: remembering().wrong,
    caught: ['DELETE /hotwords/:id', /of what was deleted/],
  },
  {
    name: 'stale deletion accepted',
    ...base,
    wrong: on('DELETE /hotwords/:id', async (passing, next) => {
      const row = await aside(passing, next, `/hotwords/${idOf(passing.path)}`);
      const url = new URL(passing.request.url);
      if (row) url.searchParams.set('version', String(row.version));
      return next(new Request(url, passing.request));
    }),
    caught: ['DELETE /hotwords/:id', /with an old version/],
  },
  {
    name: 'deletion without effect',
    ...base,
    wrong: on('DELETE /hotwords/:id', doingNothing()),
    caught: [one, /of what was deleted/],
  },
  {
    name: 'restore without effect',
    ...base,
    wrong: on('POST /hotwords/:id/restore', async (passing, next) => {
      const answer = await next(passing.request.clone());
      if (!answer.ok) return answer;
      const { data } = (await answer.json()) as Json;
      const url = new URL(passing.request.url.replace('/restore', ''));
      url.searchParams.set('version', String(data.version));
      await next(new Request(url, { method: 'DELETE', headers: passing.request.headers }));
      return Response.json({ success: true, data }, { headers: { 'Cache-Control': 'no-store' } });
    }),
    caught: ['POST /hotwords/:id/restore', /afterwards/],
  },
  {
    name: 'enable without effect',
    ...base,
    wrong: on('POST /hotwords/:id/enable', async (passing, next) =>
      proxied(
        next,
        doingNothing(async () => aside(passing, next, `/hotwords/${idOf(passing.path)}`)),
      )(passing.request),
    ),
    caught: ['POST /hotwords/:id/enable', /status of it afterwards/],
  },
  {
    name: 'created row missing in the list',
    ...base,
    wrong: on(
      'GET /hotwords',
      sayingOnSuccess(({ data }) => {
        data.list = data.list.filter(({ word }: Json) => !word.startsWith('conf-'));
      }),
    ),
    caught: ['GET /hotwords', /^data\.list$/],
  },
  {
    name: 'bulk action counts an unknown id as done',
    ...base,
    wrong: on(
      'POST /hotwords/bulk',
      sayingOnSuccess((json) => {
        json.data = { done: 2, failed: [] };
      }),
    ),
    caught: ['POST /hotwords/bulk', /^data\.(done|failed)$/],
  },
  {
    name: 'job that includes excluded rows',
    ...base,
    wrong: on(
      'POST /hotwords/bulk-matching',
      askingWithBody((body) => ({ ...body, excludedIds: [] })),
    ),
    caught: ['POST /hotwords/bulk-matching', /unticked/],
  },
  {
    name: 'updates missing in the change log',
    only: ['hotwords', 'change-logs'],
    isWriting: true,
    wrong: on(
      'GET /change-logs',
      saying((json) => {
        if (json.data?.list) json.data.list = json.data.list.filter(({ action }: Json) => action !== 'update');
      }),
    ),
    caught: ['POST /hotwords', /change-logs data\.list$/],
  },
];
