import type { Fault } from '../fault';
import { type Json, on, saying, withHeaders } from '../proxy';

const noStore = { 'Cache-Control': 'no-store' };
const isSignedOut = (request: Request) => !request.headers.get('cookie');
const notFound = () => Response.json({ success: false, errorCode: 'NOT_FOUND' }, { status: 404, headers: noStore });

/** Faults of access control and of the order of its checks. */
export const accessFaults: readonly Fault[] = [
  {
    name: 'list without a session',
    only: ['operators'],
    wrong: on('GET /operators', async ({ request }, next) => {
      if (!isSignedOut(request)) return next(request);
      return Response.json({ success: true, data: [{ id: '1', name: 'Somebody' }] }, { headers: noStore });
    }),
    caught: ['GET /operators', /without a session/],
  },
  {
    name: '404 before 401',
    only: ['members'],
    wrong: on('GET /members/:id', async ({ request, path }, next) =>
      path.endsWith('conf-nothing') ? notFound() : next(request),
    ),
    caught: ['GET /members/:id', /without a session/],
  },
  {
    name: '401 with data',
    only: ['workbench'],
    wrong: on(
      'GET /workbench/counts',
      saying((json, { request }) => (isSignedOut(request) ? { ...json, data: { records: 3 } } : json)),
    ),
    caught: ['GET /workbench/counts', /without a session: data/],
  },
  {
    name: 'writes without X-Requested-With accepted',
    only: ['hotwords'],
    wrong: on('* /hotwords*', async ({ request }, next) => {
      const headers = new Headers(request.headers);
      headers.set('X-Requested-With', 'XMLHttpRequest');
      return next(new Request(request, { headers }));
    }),
    caught: ['PUT /hotwords/:id', /without X-Requested-With/],
  },
  {
    name: 'success with null for an unknown id',
    only: ['banners'],
    wrong: on('GET /banners/:id', async ({ request }, next) => {
      const answer = await next(request);
      return answer.status === 404 ? Response.json({ success: true, data: null }, { headers: noStore }) : answer;
    }),
    caught: ['GET /banners/:id', /^(of an id|data)/],
  },
  {
    name: '403 for an unknown id',
    only: ['records'],
    wrong: on('GET /records/:id', async ({ request }, next) => {
      const answer = await next(request);
      return answer.status === 404
        ? Response.json({ success: false, errorCode: 'FORGED' }, { status: 403, headers: noStore })
        : answer;
    }),
    caught: ['GET /records/:id', /of an id/],
  },
  {
    name: 'sign-out that keeps session and cookie',
    only: ['logout', 'currentUser'],
    wrong: on('POST /logout', async () => Response.json({ success: true, data: null } as Json, { headers: noStore })),
    caught: ['GET /currentUser', /after the sign-out/],
  },
  {
    name: 'sign-out that only expires the cookie',
    only: ['logout', 'currentUser'],
    wrong: on('POST /logout', async () =>
      Response.json({ success: true, data: null } as Json, {
        headers: { ...noStore, 'Set-Cookie': 'console_session=; Path=/; Max-Age=0' },
      }),
    ),
    caught: ['GET /currentUser', /after the sign-out/],
  },
  {
    name: 'session cookie without HttpOnly',
    only: ['login'],
    wrong: on(
      'POST /login',
      withHeaders((headers) => {
        const [cookie = ''] = headers.getSetCookie();
        headers.delete('Set-Cookie');
        if (cookie) headers.set('Set-Cookie', cookie.replace('; HttpOnly', ''));
      }),
    ),
    caught: ['POST /login', /^Set-Cookie$/],
  },
  {
    name: 'any password accepted',
    only: ['login'],
    wrong: on('POST /login', async (passing, next) => {
      const answer = await next(passing.request);
      if (answer.status !== 401) return answer;
      const headers = { ...noStore, 'Set-Cookie': 'console_session=any; HttpOnly; SameSite=Lax; Path=/' };
      return Response.json({ success: true, data: null } as Json, { headers });
    }),
    caught: ['POST /login', /whom nobody knows/],
  },
];
