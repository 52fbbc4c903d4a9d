import type { Fault } from '../fault';
import { on, saying, sayingOfRows, sayingOnSuccess, withHeaders } from '../proxy';

const list = 'GET /members';

/** Responses that do not match the schema. */
export const shapeFaults: readonly Fault[] = [
  {
    name: 'numeric ids',
    only: ['members'],
    wrong: on(
      list,
      sayingOfRows((row) => {
        row.id = Number(row.id);
      }),
    ),
    caught: [list, /^data\.list\[\]\.id$/],
  },
  {
    name: 'missing field in one row',
    only: ['members'],
    wrong: on(
      list,
      sayingOnSuccess(({ data }) => {
        delete data.list[3]?.registeredAt;
      }),
    ),
    caught: [list, /^data\.list\[\]\.registeredAt$/],
  },
  {
    name: 'instant without offset',
    only: ['records'],
    wrong: on(
      'GET /records',
      sayingOfRows((row) => {
        row.startedAt = row.startedAt.slice(0, 19);
      }),
    ),
    caught: ['GET /records', /startedAt$/],
  },
  {
    name: 'unknown status',
    only: ['reports'],
    wrong: on(
      'GET /reports',
      sayingOnSuccess(({ data }) => {
        data.list[0].status = 'archived';
      }),
    ),
    caught: ['GET /reports', /^data\.list\[\]\.status$/],
  },
  {
    name: 'null in a required field',
    only: ['projects'],
    wrong: on(
      'GET /projects/:id',
      sayingOnSuccess(({ data }) => {
        data.name = null;
      }),
    ),
    caught: ['GET /projects/:id', /^data\.name$/],
  },
  {
    name: 'total as text',
    only: ['follow-ups'],
    wrong: on(
      'GET /follow-ups',
      sayingOnSuccess(({ data }) => {
        data.total = String(data.total);
      }),
    ),
    caught: ['GET /follow-ups', /^data\.total$/],
  },
  {
    name: 'missing envelope',
    only: ['operators'],
    wrong: on(
      'GET /operators',
      sayingOnSuccess(({ data }) => data),
    ),
    caught: ['GET /operators', /^(body|success|data)/],
  },
  {
    name: 'array instead of list and total',
    only: ['banners'],
    wrong: on(
      'GET /banners',
      sayingOnSuccess((json) => ({ ...json, data: json.data.list })),
    ),
    caught: ['GET /banners', /^data$/],
  },
  {
    name: 'success false with status 200',
    only: ['categories'],
    wrong: on(
      'GET /categories',
      saying((json) => ({ ...json, success: false })),
    ),
    caught: ['GET /categories', /^success$/],
  },
  {
    name: 'error with status 200',
    only: ['hotwords'],
    wrong: on('GET /hotwords/:id', async (passing, next) => {
      const answer = await next(passing.request);
      return new Response(answer.body, { status: 200, headers: answer.headers });
    }),
    caught: ['GET /hotwords/:id', /^(success|status|of an id|without a session)/],
  },
  {
    name: 'HTML error page',
    only: ['hospitals'],
    wrong: on('GET /hospitals/:id', async (passing, next) => {
      const answer = await next(passing.request);
      if (answer.ok) return answer;
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
      return new Response('<h1>Not found</h1>', { status: answer.status, headers });
    }),
    caught: ['GET /hospitals/:id', /^(Content-Type|body)$/],
  },
  {
    name: 'cacheable response',
    only: ['records'],
    wrong: on(
      'GET /records*',
      withHeaders((headers) => headers.set('Cache-Control', 'private, max-age=60')),
    ),
    caught: ['GET /records', /^Cache-Control$/],
  },
  {
    name: 'JSON as text/plain',
    only: ['workbench'],
    wrong: on(
      'GET /workbench/counts',
      withHeaders((headers) => headers.set('Content-Type', 'text/plain')),
    ),
    caught: ['GET /workbench/counts', /^Content-Type$/],
  },
  {
    name: 'status 500',
    only: ['projects'],
    wrong: on('GET /projects/:id/overview', async () =>
      Response.json(
        { success: false, errorCode: 'INTERNAL' },
        { status: 500, headers: { 'Cache-Control': 'no-store' } },
      ),
    ),
    caught: ['GET /projects/:id/overview', /^status$/],
  },
  {
    name: 'redirect instead of 401',
    only: ['members'],
    wrong: on(list, async ({ request }, next) =>
      request.headers.get('cookie')
        ? next(request)
        : new Response(null, { status: 302, headers: { Location: '/login' } }),
    ),
    caught: [list, /^(without a session|body|Content-Type)$/],
  },
  {
    name: '422 without field errors',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'POST /hotwords',
      saying((json) => (json.errorCode === 'INVALID' ? { ...json, data: null } : json)),
    ),
    caught: ['POST /hotwords', /^data of 422/],
  },
  {
    name: '422 for the wrong field',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'POST /hotwords',
      saying((json) => (json.data?.fieldErrors ? { ...json, data: { fieldErrors: { form: 'wrong' } } } : json)),
    ),
    caught: ['POST /hotwords', /^body\./],
  },
  {
    name: '409 without current',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'PUT /hotwords/:id',
      saying((json) => (json.errorCode === 'CONFLICT' ? { ...json, data: null } : json)),
    ),
    caught: ['PUT /hotwords/:id', /^data of 409/],
  },
];
