import type { Fault } from '../fault';
import { aside, askingWithBody, type Json, on, sayingOfRows, sayingOnSuccess } from '../proxy';

const idOf = (path: string) => path.split('/')[2] ?? '';

/** Data that a response must not contain, and changes that a server must store or refuse. */
export const keptFaults: readonly Fault[] = [
  {
    name: 'unmasked names beside masked ones',
    only: ['hospitals'],
    wrong: on(
      'GET /hospitals',
      sayingOfRows((row) => {
        row.contactName = 'Conf Person';
      }),
    ),
    caught: ['GET /hospitals', /contactName$/],
  },
  {
    name: 'mask that hides the last digits',
    only: ['members'],
    wrong: on(
      'GET /members',
      sayingOfRows((row) => {
        row.mobileMasked = '1**********';
      }),
    ),
    caught: ['GET /members', /mobileMasked$/],
  },
  {
    name: 'order without one of its rows accepted',
    only: ['categories'],
    isWriting: true,
    wrong: on(
      'PUT /categories/order',
      askingWithBody((body: Json) => ({
        ...body,
        ids: [...body.base.filter((id: string) => !body.ids.includes(id)), ...body.ids],
      })),
    ),
    caught: ['PUT /categories/order', /without one of the rows/],
  },
  {
    name: 'third category level accepted',
    only: ['categories'],
    isWriting: true,
    wrong: on(
      'POST /categories',
      askingWithBody(async (body: Json, passing, next) => {
        const above = body?.parentId && (await aside(passing, next, `/categories/${body.parentId}`));
        return above?.parentId ? { ...body, parentId: above.parentId } : body;
      }),
    ),
    caught: ['POST /categories', /second level/],
  },
  {
    name: 'changed category code accepted',
    only: ['categories'],
    isWriting: true,
    wrong: on(
      'PUT /categories/:id',
      askingWithBody(async (body: Json, passing, next) => {
        const now = await aside(passing, next, `/categories/${idOf(passing.path)}`);
        return String(body?.code).startsWith('conf_') && now ? { ...body, code: now.code } : body;
      }),
    ),
    caught: ['PUT /categories/:id', /otherwise than it was made/],
  },
  {
    name: 'second restore accepted',
    only: ['hotwords'],
    isWriting: true,
    wrong: on('POST /hotwords/:id/restore', async (passing, next) => {
      const there = await aside(passing, next, `/hotwords/${idOf(passing.path)}`);
      if (!there) return next(passing.request);
      return Response.json({ success: true, data: there }, { headers: { 'Cache-Control': 'no-store' } });
    }),
    caught: ['POST /hotwords/:id/restore', /of what is there again/],
  },
  {
    name: 'change log with from and to swapped',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'GET /change-logs',
      sayingOnSuccess(({ data }) => {
        for (const { changes } of data.list) for (const one of changes) [one.from, one.to] = [one.to, one.from];
      }),
    ),
    caught: ['POST /hotwords', /changes of word/],
  },
  {
    name: 'change log with the oldest entry first',
    only: ['hotwords'],
    isWriting: true,
    wrong: on(
      'GET /change-logs',
      sayingOnSuccess(({ data }) => void data.list.reverse()),
    ),
    caught: ['POST /hotwords', /change-logs data\.list$/],
  },
  {
    name: 'job without finishedAt',
    only: ['exports'],
    isWriting: true,
    wrong: on(
      'GET /jobs/:id',
      sayingOnSuccess(({ data }) => {
        data.finishedAt = null;
      }),
    ),
    caught: ['GET /jobs/:id', /^data\.finishedAt/],
  },
];
