import type { Endpoint } from '@/contract/endpoint';
import type { Answer } from '../api/client';
import { dataOf } from '../api/client';
import { isWrite, type KnownCall, paramsOf } from '../api/contract';
import type { Sent } from '../api/request';
import type { Session } from '../session';
import { checkLanguage, inChinese, inEnglish } from './language';

/** An id that does not exist. */
const NOTHING = 'conf-nothing';

const nowhere = ({ endpoint }: KnownCall): Sent => ({
  params: Object.fromEntries(paramsOf(endpoint).map((name) => [name, NOTHING])),
});

/**
 * Whether a call without a body cannot change anything, whatever the server checks: its id does not exist, or its body
 * is invalid.
 */
const isHarmless = ({ path, body, query, multipart }: Endpoint) => {
  if (path.includes(':') || multipart) return true;
  const refused = body ?? query;
  return refused !== undefined && !refused.safeParse({}).success;
};

const source = 'docs/backend.md, Order of checks';

/** Expects 401 without data for a request without session, even if the id does not exist. */
async function refusesStrangers(session: Session, call: KnownCall) {
  const answer = await session.client.send(call, { ...nowhere(call), isAnonymous: true, headers: inChinese });
  const where = 'without a session';
  session.expect(answer, { status: [401], code: 'UNAUTHORIZED', where, source });
  const data = dataOf(answer);
  if (answer.status === 401 && data !== undefined && data !== null) {
    session.find(answer, { where: `${where}: data`, expected: 'nothing', got: 'data', source });
  }
  checkLanguage(session, answer);
}

/** Expects 403 for a write that a form on another site could send, before the server looks up the id. */
async function refusesForged(session: Session, call: KnownCall) {
  const answer = await session.client.send(call, { ...nowhere(call), isForged: true });
  session.expect(answer, { status: [403], code: 'FORGED', where: 'without X-Requested-With', source });
}

/** Expects 404 for an id that does not exist; 422 is allowed if the server checks fields first. */
async function knowsNothing(session: Session, call: KnownCall): Promise<Answer> {
  const answer = await session.client.send(call, { ...nowhere(call), headers: inEnglish });
  const asksMore = call.endpoint.body !== undefined || call.endpoint.query !== undefined;
  const status = asksMore ? [404, 422] : [404];
  session.expect(answer, { status, where: 'of an id that there is not', source });
  checkLanguage(session, answer);
  return answer;
}

/** Calls that return an empty list for an id that does not exist. */
const answersForNothing = new Set(['GET /agreements/of-record/:recordId', 'GET /agreements/of-member/:memberId']);

/** Checks 401, 403 and 404 of every call, in this order. Changes nothing. */
export async function checkAccess(session: Session) {
  const meant = session.contract.calls.filter((call) => session.isMeant(call) && !call.endpoint.open);
  await Promise.all(
    meant.map(async (call) => {
      if (!isWrite(call.endpoint)) {
        await refusesStrangers(session, call);
      } else if (isHarmless(call.endpoint)) {
        await refusesStrangers(session, call);
        await refusesForged(session, call);
      }
      const isAsked = call.endpoint.path.includes(':') && !call.endpoint.multipart && !answersForNothing.has(call.name);
      if (isAsked) await knowsNothing(session, call);
    }),
  );
}
