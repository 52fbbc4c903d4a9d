import type { Fault } from '../fault';
import { on, saying, sayingOfRows, sayingOnSuccess, withHeaders } from '../proxy';

const list = 'GET /members';

/** Answers that are not what the file says they are. */
export const shapeFaults: readonly Fault[] = [
  {
    name: 'ids are numbers',
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
    name: 'one row of a page lacks a field',
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
    name: 'an instant has no offset',
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
    name: 'a state that the file does not know',
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
    name: 'null where something has to be',
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
    name: 'a total that is text',
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
    name: 'a list without its envelope',
    only: ['operators'],
    wrong: on(
      'GET /operators',
      sayingOnSuccess(({ data }) => data),
    ),
    caught: ['GET /operators', /^(body|success|data)/],
  },
  {
    name: 'a list that is not wrapped in list and total',
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
    name: 'a failure with status 200',
    only: ['hotwords'],
    wrong: on('GET /hotwords/:id', async (passing, next) => {
      const answer = await next(passing.request);
      return new Response(answer.body, { status: 200, headers: answer.headers });
    }),
    caught: ['GET /hotwords/:id', /^(success|status|of an id|without a session)/],
  },
  {
    name: 'an error page in HTML',
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
    name: 'answers that a proxy may keep',
    only: ['records'],
    wrong: on(
      'GET /records*',
      withHeaders((headers) => headers.set('Cache-Control', 'private, max-age=60')),
    ),
    caught: ['GET /records', /^Cache-Control$/],
  },
  {
    name: 'JSON that calls itself text',
    only: ['workbench'],
    wrong: on(
      'GET /workbench/counts',
      withHeaders((headers) => headers.set('Content-Type', 'text/plain')),
    ),
    caught: ['GET /workbench/counts', /^Content-Type$/],
  },
  {
    name: 'one thing of many answers 500',
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
    name: 'a way to a sign-in page instead of 401',
    only: ['members'],
    wrong: on(list, async ({ request }, next) =>
      request.headers.get('cookie')
        ? next(request)
        : new Response(null, { status: 302, headers: { Location: '/login' } }),
    ),
    caught: [list, /^(without a session|body|Content-Type)$/],
  },
  {
    name: 'a refusal of fields that names none',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'POST /hotwords',
      saying((json) => (json.errorCode === 'INVALID' ? { ...json, data: null } : json)),
    ),
    caught: ['POST /hotwords', /^data of 422/],
  },
  {
    name: 'a refusal that names another field',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'POST /hotwords',
      saying((json) => (json.data?.fieldErrors ? { ...json, data: { fieldErrors: { form: 'wrong' } } } : json)),
    ),
    caught: ['POST /hotwords', /^body\./],
  },
  {
    name: 'a conflict that does not say what there is',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'PUT /hotwords/:id',
      saying((json) => (json.errorCode === 'CONFLICT' ? { ...json, data: null } : json)),
    ),
    caught: ['PUT /hotwords/:id', /^data of 409/],
  },
];
