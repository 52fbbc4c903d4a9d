import type { Fault } from '../fault';
import { askingWith, type Json, on, type Wrong } from '../proxy';

const noStore = { 'Cache-Control': 'no-store' };
const base = { only: ['hotwords'], isWriting: true } as const;

const refusing = (status: number, errorCode: string) =>
  Response.json({ success: false, errorCode } as Json, { status, headers: noStore });

/** Returns `answer` for bodies that `isMeant` selects. */
const ofBody = (isMeant: (text: string) => boolean, answer: () => Response): Wrong => {
  return async ({ request }, next) => (isMeant(await request.clone().text()) ? answer() : next(request));
};

const isBroken = (text: string) => text.startsWith('{') && !text.endsWith('}');
const anyHotword = () => Response.json({ success: true, data: null } as Json, { headers: noStore });

/** Wrong responses to malformed requests, to Accept-Language, and to repeated wrong passwords. */
export const requestFaults: readonly Fault[] = [
  {
    name: '500 for broken JSON',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody(isBroken, () => refusing(500, 'INTERNAL')),
    ),
    caught: ['POST /hotwords', /^status$/],
  },
  {
    name: 'broken JSON accepted',
    ...base,
    wrong: on('PUT /hotwords/:id', ofBody(isBroken, anyHotword)),
    caught: ['PUT /hotwords/:id', /^with broken JSON$/],
  },
  {
    name: 'array accepted as a body',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody((text) => text.startsWith('['), anyHotword),
    ),
    caught: ['POST /hotwords', /^with a list for a body$/],
  },
  {
    name: 'empty body accepted',
    ...base,
    wrong: on(
      'POST /hotwords',
      ofBody((text) => text === '', anyHotword),
    ),
    caught: ['POST /hotwords', /^without a body$/],
  },
  {
    name: 'duplicate parameter accepted',
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
    name: 'refusals ignore Accept-Language',
    only: ['hotwords'],
    wrong: on('* *', async ({ request }, next) => {
      const headers = new Headers(request.headers);
      headers.delete('Accept-Language');
      return next(new Request(request, { headers }));
    }),
    caught: ['GET /hotwords', /^errorMessage with Accept-Language: en-US$/],
  },
  {
    name: 'field errors ignore Accept-Language',
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
    name: 'unlimited wrong passwords',
    only: ['login'],
    isWriting: true,
    wrong: on('POST /login', async ({ request }, next) => {
      const answer = await next(request);
      return answer.status === 429 ? refusing(401, 'BAD_CREDENTIALS') : answer;
    }),
    caught: ['POST /login', /^the sixth time with a wrong password$/],
  },
  {
    name: 'wrong passwords block other usernames',
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
