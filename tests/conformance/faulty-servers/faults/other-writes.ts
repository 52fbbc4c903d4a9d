import type { Variant } from '../fault';
import { type Json, on } from '../proxy';

const noStore = { 'Cache-Control': 'no-store' };

/** A job that is done before the response to its start. */
const atOnce = on('POST /exports', async (passing, next) => {
  const answer = await next(passing.request);
  if (!answer.ok) return answer;
  const { data } = (await answer.clone().json()) as Json;
  const url = passing.request.url.replace('/exports', `/jobs/${data.id}`);
  for (let polls = 0; polls < 50; polls += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const job = await next(new Request(url, { headers: { cookie: passing.request.headers.get('cookie') ?? '' } }));
    const json = (await job.clone().json()) as Json;
    if (json.data.state === 'succeeded') return job;
  }
  return answer;
});

/** Servers whose writes differ from the mock but conform. */
export const otherWriteFaults: readonly Variant[] = [
  { name: 'jobs done at once', only: ['exports', 'files', 'jobs'], isWriting: true, other: atOnce },
  {
    name: 'names of deleted rows stay reserved',
    only: ['hotwords'],
    isWriting: true,
    other: (() => {
      const gone = new Map<string, string>();
      return async (passing, next) => {
        const id = passing.path.split('/')[2] ?? '';
        const word = (passing.body as Json)?.word;
        if (passing.method === 'POST' && passing.path === '/hotwords' && [...gone.values()].includes(word)) {
          const data = { fieldErrors: { word: '已被占用' } };
          return Response.json({ success: false, errorCode: 'INVALID', data } as Json, {
            status: 422,
            headers: noStore,
          });
        }
        const url = new URL(passing.request.url);
        url.search = '';
        const before =
          passing.method === 'DELETE'
            ? ((await (await next(new Request(url, { headers: passing.request.headers }))).json()) as Json)
            : undefined;
        const answer = await next(passing.request);
        if (before?.data && answer.ok) gone.set(id, before.data.word);
        if (passing.path.endsWith('/restore') && answer.ok) gone.delete(id);
        return answer;
      };
    })(),
  },
  {
    name: '400 for JSON that is not an object',
    only: ['categories'],
    isWriting: true,
    other: on('* /categories*', async ({ request }, next) => {
      const text = await request.clone().text();
      if (request.method === 'GET' || request.method === 'DELETE' || text.startsWith('{')) return next(request);
      return Response.json({ success: false, errorCode: 'MALFORMED' } as Json, { status: 400, headers: noStore });
    }),
  },
  {
    name: 'field error for the beginning instead of the end',
    only: ['hotwords'],
    isWriting: true,
    other: on('* /hotwords*', async ({ request }, next) => {
      const answer = await next(request);
      if (answer.status !== 422) return answer;
      const json = (await answer.clone().json()) as Json;
      const { validTo, ...others } = json.data.fieldErrors;
      if (validTo === undefined || Object.keys(others).length > 0 || !/晚于|after/.test(validTo)) return answer;
      return Response.json(
        { ...json, data: { fieldErrors: { validFrom: validTo } } },
        { status: 422, headers: noStore },
      );
    }),
  },
  {
    name: 'only filename* in Content-Disposition',
    only: ['exports', 'files', 'jobs', 'imports'],
    isWriting: true,
    other: on('GET *', async ({ request }, next) => {
      const answer = await next(request);
      const said = answer.headers.get('Content-Disposition');
      if (!said) return answer;
      const headers = new Headers(answer.headers);
      headers.set(
        'Content-Disposition',
        said.replace(/filename="[^"]*"; /, '').replace('filename*=UTF', 'FileName*=utf'),
      );
      return new Response(answer.body, { status: answer.status, headers });
    }),
  },
];
