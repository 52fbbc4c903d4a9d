import type { Fault } from '../fault';
import { aside, doingNothing, on } from '../proxy';

/** An action that returns the row unchanged and does nothing. */
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

/** Actions that report success but do nothing. */
export const lifeFaults: readonly Fault[] = [
  idle('hospital not paused', 'POST /hospitals/:id/pause'),
  idle('projects of a hospital not saved', 'PUT /hospitals/:id/projects'),
  idle('channel not moved', 'POST /channels/:id/move'),
  idle('channel link not renewed', 'POST /channel-links/:id/renew'),
  idle('listing of a project not saved', 'PUT /projects/:id/listing'),
  idle('agreement template not retired', 'POST /agreement-templates/:id/retire'),
  idle('follow-up not canceled', 'POST /follow-ups/:id/cancel'),
  idle('report not voided', 'POST /reports/:id/void'),
  idle('quiz not imported', 'PUT /quizzes/:id/import', { only: ['quizzes', 'projects'] }),
  {
    name: 'order not saved',
    only: ['banners'],
    isWriting: true,
    wrong: on('PUT /banners/order', doingNothing()),
    caught: ['PUT /banners/order', /./],
  },
  {
    name: 'second lease granted',
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
