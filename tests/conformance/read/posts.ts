import { search as limit } from '@/contract/limits/search';
import { dataOf } from '../api/client';
import type { Session } from '../session';
import { dayFromNow, type Row } from './rows';
import type { Samples } from './samples';

/** Entities that a search by number must find, with the list that shows their numbers. */
const numbered = [
  { kind: 'member', path: '/members', field: 'memberNo' },
  { kind: 'record', path: '/records', field: 'recordNo' },
  { kind: 'report', path: '/reports', field: 'reportNo' },
  { kind: 'project', path: '/projects', field: 'projectNo' },
] as const;

/** Entities that a search also finds by a part of their name. */
const named = [
  { kind: 'project', path: '/projects' },
  { kind: 'channel', path: '/channels' },
] as const;

/** Number of characters of a name to search for, from the second one on. */
const NAME_PART = 6;

/** Whether a search has returned its maximum of one kind. */
const isFull = (things: readonly Row[], kind: string) =>
  things.filter((one) => one.kind === kind).length >= limit.maxPerKind;

async function checkNames(session: Session, samples: Samples) {
  const call = session.call('POST /search');
  for (const { kind, path } of named) {
    const [row] = samples.rows(path);
    const text =
      typeof row?.name === 'string'
        ? [...row.name]
            .slice(1, 1 + NAME_PART)
            .join('')
            .trim()
        : '';
    if (!row || [...text].length < limit.minTextLength) continue;
    const answer = await session.client.send(call, { body: { text } });
    const where = `body.text, a part of the name of a ${kind}`;
    if (!session.expect(answer, { status: [200], where })) continue;
    const { things = [] } = (dataOf(answer) ?? {}) as { things?: Row[] };
    if (!things.some(({ id }) => id === row.id) && !isFull(things, kind)) {
      session.find(answer, { where, expected: `that ${kind}`, got: 'not found' });
    }
  }
}

async function checkSearch(session: Session, samples: Samples) {
  const call = session.call('POST /search');
  if (!session.isMeant(call)) return;
  for (const { kind, path, field } of numbered) {
    const [row] = samples.rows(path);
    if (typeof row?.[field] !== 'string') continue;
    const answer = await session.client.send(call, { body: { text: row[field] } });
    if (!session.expect(answer, { status: [200] })) continue;
    const { things = [] } = (dataOf(answer) ?? {}) as { things?: Row[] };
    if (!things.some(({ kind: found, no }) => found === kind && no === row[field])) {
      session.find(answer, { where: `body.text, the number of a ${kind}`, expected: `that ${kind}`, got: 'not found' });
    }
  }
  await checkNames(session, samples);
  const nothing = await session.client.send(call, { body: { text: 'conf-nothing' } });
  if (!session.expect(nothing, { status: [200] })) return;
  const { things = [] } = (dataOf(nothing) ?? {}) as { things?: Row[] };
  if (things.length > 0) {
    session.find(nothing, { where: 'body.text conf-nothing', expected: 'nothing', got: `${things.length} things` });
  }
}

async function checkTerms(session: Session) {
  const call = session.call('POST /event-tracks/terms');
  if (!session.isMeant(call)) return;
  const body = { from: dayFromNow(-6), before: dayFromNow(1) };
  session.expect(await session.client.send(call, { body }), { status: [200] });
  const tooLong = await session.client.send(call, { body: { ...body, from: dayFromNow(-40) } });
  session.expect(tooLong, { status: [422], where: 'of more than 31 days' });
}

async function checkReach(session: Session, samples: Samples) {
  const call = session.call('POST /hospitals/reach');
  const ids = samples.ids('/hospitals').slice(0, 5);
  if (!session.isMeant(call) || ids.length === 0) return;
  const answer = await session.client.send(call, { body: { ids } });
  if (!session.expect(answer, { status: [200] })) return;
  const { activeCount } = (dataOf(answer) ?? {}) as { activeCount?: number };
  if (typeof activeCount === 'number' && activeCount > ids.length) {
    session.find(answer, { where: 'data.activeCount', expected: `at most ${ids.length}`, got: String(activeCount) });
  }
}

/** Checks reads that use POST because their input is personal or too long for a URL. */
export async function checkPosts(session: Session, samples: Samples) {
  await checkSearch(session, samples);
  await checkTerms(session);
  await checkReach(session, samples);
}
