import type { Fault } from '../fault';
import { askingWith, type Json, on, type Wrong } from '../proxy';

const noStore = { 'Cache-Control': 'no-store' };
const base = { only: ['hotwords'], isWriting: true } as const;

const refusing = (status: number, errorCode: string) =>
  Response.json({ success: false, errorCode } as Json, { status, headers: noStore });

/** Of a body that is not JSON, or JSON of another kind than an object, what a server says. */
const ofBody = (isMeant: (text: string) => boolean, answer: () => Response): Wrong => {
  return async ({ request }, next) => (isMeant(await request.clone().text()) ? answer() : next(request));
};

const isBroken = (text: string) => text.startsWith('{') && !text.endsWith('}');
const anyHotword = () => Response.json({ success: true, data: null } as Json, { headers: noStore });

/** Requests that no console sends, and the headers that one does. */
export const requestFaults: readonly Fault[] = [
  {
    name: 'a broken body is a failure of the server',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody(isBroken, () => refusing(500, 'INTERNAL')),
    ),
    caught: ['POST /hotwords', /^status$/],
  },
  {
    name: 'a broken body is read as far as it goes',
    ...base,
    wrong: on('PUT /hotwords/:id', ofBody(isBroken, anyHotword)),
    caught: ['PUT /hotwords/:id', /^with broken JSON$/],
  },
  {
    name: 'a list is taken for a body',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody((text) => text.startsWith('['), anyHotword),
    ),
    caught: ['POST /hotwords', /^with a list for a body$/],
  },
  {
    name: 'a call without a body succeeds',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody((text) => text === '', anyHotword),
    ),
    caught: ['POST /hotwords', /^without a body$/],
  },
  {
    name: 'a parameter that stands twice has its last value',
    only: ['hotwords'],
    wrong: on(
      'GET /hotwords',
      askingWith((query) => {
        const last = query.getAll('current').at(-1);
        if (last !== undefined) query.set('current', last);
      }),
    ),
    caught: ['GET /hotwords', /^\?current=1&current=2$/],
  },
  {
    name: 'refusals in one language',
    only: ['hotwords'],
    wrong: on('* *', async ({ request }, next) => {
      const headers = new Headers(request.headers);
      headers.delete('Accept-Language');
      return next(new Request(request, { headers }));
    }),
    caught: ['GET /hotwords', /^errorMessage with Accept-Language: en-US$/],
  },
  {
    name: 'errors of fields in one language',
    only: ['hotwords'],
    wrong: on('GET /hotwords', async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 422) return answer;
      const json = (await answer.json()) as Json;
      const fieldErrors = Object.fromEntries(Object.keys(json.data.fieldErrors).map((name) => [name, 'wrong value']));
      return Response.json({ ...json, data: { fieldErrors } }, { status: 422, headers: answer.headers });
    }),
    caught: ['GET /hotwords', /^fieldErrors with Accept-Language: zh-CN$/],
  },
  {
    name: 'as many wrong passwords as anybody tries',
    only: ['login'],
    isWriting: true,
    wrong: on('POST /login', async ({ request }, next) => {
      const answer = await next(request);
      return answer.status === 429 ? refusing(401, 'BAD_CREDENTIALS') : answer;
    }),
    caught: ['POST /login', /^the sixth time with a wrong password$/],
  },
  {
    name: 'a wrong password of one makes others wait',
    only: ['login'],
    isWriting: true,
    wrong: (() => {
      let isFull = false;
      return on('POST /login', async (passing, next) => {
        const answer = await next(passing.request);
        isFull ||= answer.status === 429;
        if (!isFull || answer.status === 429) return answer;
        return Response.json(
          { success: false, errorCode: 'TOO_MANY_ATTEMPTS', data: { retryAfterSeconds: 9 } } as Json,
          {
            status: 429,
            headers: { ...noStore, 'Retry-After': '9' },
          },
        );
      });
    })(),
    caught: ['POST /login', /^of another name after that$/],
  },
];
