import type { Fault } from '../fault';
import { aside, doingNothing, on } from '../proxy';

/** An action that answers with the thing as it was, and does nothing. */
const idle = (name: string, call: string, more: Partial<Fault> = {}): Fault => {
  const path = call.split(' ')[1]?.split('/:id')[0] ?? '';
  return {
    name,
    only: [path.slice(1)],
    isWriting: true,
    wrong: on(call, (passing, next) =>
      doingNothing(async () => aside(passing, next, `${path}/${passing.path.split('/')[2]}`))(passing, next),
    ),
    caught: [call, /./],
    ...more,
  };
};

/** Actions of one kind of thing that only say that they are done. */
export const lifeFaults: readonly Fault[] = [
  idle('a hospital that is not paused', 'POST /hospitals/:id/pause'),
  idle('projects of a hospital that are not kept', 'PUT /hospitals/:id/projects'),
  idle('a channel that stays where it is', 'POST /channels/:id/move'),
  idle('a link that is not renewed', 'POST /channel-links/:id/renew'),
  idle('a listing that is not kept', 'PUT /projects/:id/listing'),
  idle('a template that is not retired', 'POST /agreement-templates/:id/retire'),
  idle('a follow-up that is not called off', 'POST /follow-ups/:id/cancel'),
  idle('a report that is not voided', 'POST /reports/:id/void'),
  idle('a quiz that is not taken over from a file', 'PUT /quizzes/:id/import', { only: ['quizzes', 'projects'] }),
  {
    name: 'an order that is not kept',
    only: ['banners'],
    isWriting: true,
    wrong: on('PUT /banners/order', doingNothing()),
    caught: ['PUT /banners/order', /./],
  },
  {
    name: 'two who edit at once',
    only: ['quizzes', 'projects'],
    isWriting: true,
    wrong: on('POST /quizzes/:id/lease', async (passing, next) => {
      const answer = await next(passing.request);
      if (answer.status !== 403) return answer;
      const lease = { leaseId: 'another', expiresAt: '2026-11-21T12:00:00+08:00', holder: null };
      return Response.json({ success: true, data: lease }, { headers: { 'Cache-Control': 'no-store' } });
    }),
    caught: ['POST /quizzes/:id/lease', /./],
  },
];
