import type { Variant } from '../fault';
import { doingNothing, type Json, on, saying, sayingOfRows, sayingOnSuccess, withHeaders } from '../proxy';
import { otherWriteFaults } from './other-writes';

const everything: readonly string[] = [];

/** Rewrites instants to UTC. */
function inUtc(value: Json): Json {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*[+]08:00$/.test(value)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map(inUtc);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inUtc(inner)]));
}

/** Servers that differ from the mock but conform. Nothing may be found. */
export const otherFaults: readonly Variant[] = [
  { name: 'the mock itself', only: everything, memberCount: 300, other: ({ request }, next) => next(request) },
  { name: 'nine members', only: everything, memberCount: 9, other: ({ request }, next) => next(request) },
  {
    name: 'empty lists',
    only: everything,
    other: on('* *', async (passing, next) => {
      const answer = await next(passing.request.clone());
      const json = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as Json;
      if (!json.success) return answer;
      if (passing.method === 'GET' && Array.isArray(json.data)) return doingNothing(async () => [])(passing, next);
      if (!Array.isArray(json.data?.list)) return answer;
      return doingNothing(async () => ({
        ...json.data,
        list: [],
        total: 0,
        ...('unreadCount' in json.data && { unreadCount: 0 }),
      }))(passing, next);
    }),
  },
  {
    name: 'other cookie attributes and additional cookies',
    only: ['members'],
    other: on(
      'POST /login',
      withHeaders((headers) => {
        const [cookie = ''] = headers.getSetCookie();
        headers.delete('Set-Cookie');
        headers.append('Set-Cookie', 'route=a1; Path=/');
        headers.append(
          'Set-Cookie',
          `${cookie.split(';')[0]}; Secure; SameSite=Strict; HttpOnly; Path=/api; Max-Age=3600`,
        );
      }),
    ),
  },
  {
    name: 'errorMsg instead of errorMessage, no requestId',
    only: ['hotwords'],
    isWriting: true,
    other: saying(({ errorMessage, requestId: _, ...json }) =>
      errorMessage ? { ...json, errorMsg: errorMessage } : json,
    ),
  },
  {
    name: 'server-specific error codes where the contract has none',
    only: ['members', 'hotwords'],
    other: saying((json) => (json.errorCode === 'NOT_FOUND' ? { ...json, errorCode: 'E-1404' } : json)),
  },
  {
    name: 'additional fields',
    only: ['members', 'records'],
    other: (passing, next) =>
      on(
        '* *',
        saying((json) => ({ ...json, took: 12 })),
      )(passing, async (request) =>
        sayingOfRows((row) => {
          if (typeof row === 'object') row.tenant = 'one';
        })({ ...passing, request }, next),
      ),
  },
  {
    name: '201 for created rows',
    only: ['hotwords'],
    isWriting: true,
    other: on('POST /hotwords', async ({ request }, next) => {
      const answer = await next(request);
      return answer.ok ? new Response(answer.body, { status: 201, headers: answer.headers }) : answer;
    }),
  },
  {
    name: '404 before 422',
    only: ['hotwords'],
    other: on('* /hotwords/:id*', async ({ request, path }, next) => {
      const answer = await next(request);
      if (answer.status !== 422 || !path.includes('conf-nothing')) return answer;
      return Response.json(
        { success: false, errorCode: 'NOT_FOUND' },
        { status: 404, headers: { 'Cache-Control': 'no-store' } },
      );
    }),
  },
  {
    name: 'headers in other spelling',
    only: ['records'],
    other: withHeaders((headers) => {
      if (headers.get('Content-Type')?.includes('json')) headers.set('Content-Type', 'application/json;charset=UTF-8');
      if (headers.has('Cache-Control')) headers.set('Cache-Control', 'private, No-Store, max-age=0');
    }),
  },
  { name: 'instants in UTC', only: ['members', 'records', 'hotwords'], isWriting: true, other: sayingOnSuccess(inUtc) },
  {
    name: 'delayed responses in random order',
    only: ['members'],
    isWriting: true,
    other: async ({ request }, next) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      return next(request);
    },
  },
  ...otherWriteFaults,
];
