import { type Answer, codeOf, isSuccess } from '../api/client';
import type { KnownCall } from '../api/contract';
import { done, type Session } from '../session';
import { checkDownload } from './downloads';
import { queriesFor, type Samples } from './samples';
import { checkWholeList } from './whole-lists';

/** Number of rows to read per call. */
const PER_CALL = 3;

/** Whether the contract lists this refusal for the call, such as for figures that are not ready yet. */
const mayRefuse = ({ endpoint }: KnownCall, answer: Answer) => {
  const code = codeOf(answer);
  if (code === undefined || answer.status === 422) return false;
  return endpoint.summary.includes(code) || (endpoint.errors as readonly string[] | undefined)?.includes(code) === true;
};

/** Sends every read call for some rows. The client examines each response. */
export async function checkReads(session: Session, samples: Samples) {
  const reads = session.contract.calls.filter(({ endpoint }) => endpoint.method === 'GET');
  await Promise.all(
    reads.filter(session.isMeant).flatMap((call) => {
      const params = samples.paramsFor(call, PER_CALL);
      const queries = queriesFor(call, samples);
      if (params.length === 0 || queries.length === 0) {
        session.untested.set(call.name, 'no data to ask for');
        return [];
      }
      return params.flatMap((param) =>
        queries.map(async (query) => {
          const answer = await session.client.send(call, { params: param, query });
          if (!isSuccess(answer) && mayRefuse(call, answer)) return;
          session.expect(answer, { status: done(call) });
          checkDownload(session, answer);
          checkWholeList(session, answer);
        }),
      );
    }),
  );
  for (const call of reads.filter(session.isMeant)) {
    if (!session.succeeded.has(call.name) && !session.untested.has(call.name)) {
      session.untested.set(call.name, 'never answered with success');
    }
  }
}
