// biome-ignore lint/style/noRestrictedImports: test tool that reads the schemas; not part of the app
import { z } from 'zod';
import { dataOf, isSuccess } from '../api/client';
import type { KnownCall } from '../api/contract';
import type { Session } from '../session';
import { optionsOf, parametersOf } from './query';
import { keyOf, rowsOf, totalOf } from './rows';

/** Reads with filters in the body, each with the call that takes the same filters in the URL. */
const twins = [
  ['POST /members/search', 'GET /members'],
  ['POST /projects/search', 'GET /projects'],
  ['POST /records/search', 'GET /records'],
  ['POST /follow-ups/search', 'GET /follow-ups'],
  ['POST /records/counts', 'GET /records/counts'],
  ['POST /follow-ups/counts', 'GET /follow-ups/counts'],
] as const;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Personal filters, which the URL must refuse and the body must accept. */
const personalOf = (body: z.ZodType | undefined, query: Record<string, unknown>) =>
  body instanceof z.ZodObject ? Object.keys(body.shape).filter((name) => !Object.hasOwn(query, name)) : [];

type Twin = { inBody: KnownCall; inUrl: KnownCall; isList: boolean };

async function askBoth(session: Session, { inBody, inUrl, isList }: Twin, filter: Record<string, string>) {
  const byUrl = await session.client.send(inUrl, {
    query: { ...(isList && { current: '1', pageSize: '10' }), ...filter },
  });
  const byBody = await session.client.send(inBody, {
    body: { ...(isList && { current: 1, pageSize: 10 }), ...filter },
  });
  const isSame = isList
    ? totalOf(byUrl) === totalOf(byBody) && isEqual(rowsOf(byUrl).map(keyOf), rowsOf(byBody).map(keyOf))
    : isEqual(dataOf(byUrl), dataOf(byBody));
  return { byUrl, byBody, isSame };
}

/** Sends the same filter to both calls and compares the responses. @returns whether both succeeded */
async function checkSame(session: Session, twin: Twin, filter: Record<string, string> = {}) {
  let { byUrl, byBody, isSame } = await askBoth(session, twin, filter);
  if (!session.expect(byBody, { status: [200] }) || !isSuccess(byUrl)) return false;
  // Another operator may have changed data between the two requests.
  if (!isSame) ({ byUrl, byBody, isSame } = await askBoth(session, twin, filter));
  const where = ['data', ...Object.keys(filter).map((name) => `body.${name}`)].join(' of ');
  if (!isSame) session.find(byBody, { where, expected: `the same as ${twin.inUrl.name}`, got: 'something else' });
  return true;
}

/** The status filter with its first value, which the URL accepts, too. */
function filterOf({ inUrl }: Twin): Record<string, string> {
  const { status } = parametersOf(inUrl.endpoint);
  const [value] = status ? optionsOf(status) : [];
  return value === undefined ? {} : { status: value };
}

async function checkTwin(session: Session, bodyName: string, urlName: string) {
  const [inBody, inUrl] = [session.call(bodyName), session.call(urlName)];
  if (!session.isMeant(inBody)) return;
  const isList = bodyName.endsWith('/search');
  const twin = { inBody, inUrl, isList };
  if (!(await checkSame(session, twin))) return;
  await checkSame(session, twin, filterOf(twin));
  const query: Record<string, string> = isList ? { current: '1', pageSize: '10' } : {};
  for (const name of personalOf(inBody.endpoint.body, parametersOf(inUrl.endpoint))) {
    const value = name === 'mobile' ? '0000' : 'conf-nobody';
    const refused = await session.client.send(inUrl, { query: { ...query, [name]: value } });
    const where = `?${name} in a URL`;
    session.expect(refused, { status: [422], where, source: 'docs/api.md' });
    const taken = await session.client.send(inBody, { body: { [name]: value } });
    if (
      session.expect(taken, { status: [200], where: `body.${name}` }) &&
      isList &&
      name !== 'mobile' &&
      totalOf(taken) > 0
    ) {
      session.find(taken, { where: `body.${name}`, expected: 'nobody', got: `${totalOf(taken)} rows` });
    }
  }
}

/** Checks that filters in URL and body return the same data, and that personal data in a URL is refused. */
export const checkTwins = (session: Session) =>
  Promise.all(twins.map(([inBody, inUrl]) => checkTwin(session, inBody, inUrl)));
