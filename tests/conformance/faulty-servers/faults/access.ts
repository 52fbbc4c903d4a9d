import type { Fault } from '../fault';
import { type Json, on, saying, withHeaders } from '../proxy';

const noStore = { 'Cache-Control': 'no-store' };
const isSignedOut = (request: Request) => !request.headers.get('cookie');
const notFound = () => Response.json({ success: false, errorCode: 'NOT_FOUND' }, { status: 404, headers: noStore });

/** Who may do what, and in which order that is looked at. */
export const accessFaults: readonly Fault[] = [
  {
    name: 'a list for everybody',
    only: ['operators'],
    wrong: on('GET /operators', async ({ request }, next) => {
      if (!isSignedOut(request)) return next(request);
      return Response.json({ success: true, data: [{ id: '1', name: 'Somebody' }] }, { headers: noStore });
    }),
    caught: ['GET /operators', /without a session/],
  },
  {
    name: 'whether something is there is told before who asks',
    only: ['members'],
    wrong: on('GET /members/:id', async ({ request, path }, next) =>
      path.endsWith('conf-nothing') ? notFound() : next(request),
    ),
    caught: ['GET /members/:id', /without a session/],
  },
  {
    name: 'a refusal of a stranger that has the data',
    only: ['workbench'],
    wrong: on(
      'GET /workbench/counts',
      saying((json, { request }) => (isSignedOut(request) ? { ...json, data: { records: 3 } } : json)),
    ),
    caught: ['GET /workbench/counts', /without a session: data/],
  },
  {
    name: 'writes that another site can forge',
    only: ['hotwords'],
    wrong: on('* /hotwords*', async ({ request }, next) => {
      const headers = new Headers(request.headers);
      headers.set('X-Requested-With', 'XMLHttpRequest');
      return next(new Request(request, { headers }));
    }),
    caught: ['PUT /hotwords/:id', /without X-Requested-With/],
  },
  {
    name: 'what is not there is nothing, with success',
    only: ['banners'],
    wrong: on('GET /banners/:id', async ({ request }, next) => {
      const answer = await next(request);
      return answer.status === 404 ? Response.json({ success: true, data: null }, { headers: noStore }) : answer;
    }),
    caught: ['GET /banners/:id', /^(of an id|data)/],
  },
  {
    name: 'what is not there is refused as forbidden',
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
    name: 'a session that a sign-out does not end',
    only: ['logout', 'currentUser'],
    wrong: on('POST /logout', async () => Response.json({ success: true, data: null } as Json, { headers: noStore })),
    caught: ['GET /currentUser', /after the sign-out/],
  },
  {
    name: 'a session that outlives its sign-out, though the cookie goes',
    only: ['logout', 'currentUser'],
    wrong: on('POST /logout', async () =>
      Response.json({ success: true, data: null } as Json, {
        headers: { ...noStore, 'Set-Cookie': 'console_session=; Path=/; Max-Age=0' },
      }),
    ),
    caught: ['GET /currentUser', /after the sign-out/],
  },
  {
    name: 'a cookie that scripts can read',
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
    name: 'any password',
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
