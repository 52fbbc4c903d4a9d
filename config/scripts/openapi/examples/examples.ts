import type { Call } from '../annotated-contract';
import { getTag } from '../tags';
import { candidates } from './candidates';
import { cut, cutAnswer } from './cut';
import { missing } from './missing';
import { type Mock, withMock } from './mock';
import { preparations } from './preparations';
import { getRequest } from './requests';

export type Example = {
  query?: Record<string, string>;
  params?: Record<string, string>;
  body?: unknown;
  answer?: unknown;
};

/** Rows that are tried before a call is given up. */
const MAX_TRIES = 30;

const filled = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing'));

/** Groups of calls that find few rows in the state that they need, or whose session one of them ends. */
const scarce = new Set(['Records', 'Reports', 'Session']);

/** At most `count` of `rows`, from all over them: the first are old, and over. */
const spread = <Row>(rows: readonly Row[], count: number) => {
  const step = Math.ceil(rows.length / count);
  return rows.filter((_, index) => index % step === 0);
};

/** The first request of a call that the mock's world takes, with the answer. */
async function getExample({ endpoint, id }: Call, mock: Mock): Promise<Example | undefined> {
  const { method, path, files } = endpoint;
  for (const candidate of spread(await candidates({ endpoint, id }, mock), MAX_TRIES)) {
    const prepare = preparations[id];
    const prepared = await prepare?.(candidate, mock);
    const request = (prepared || !prepare) && (await getRequest({ endpoint, id }, { ...candidate, prepared }, mock));
    if (!request) continue;
    const { params, query, body } = request;
    const { status, envelope } = await mock.ask({ method, path: filled(path, params), query, body });
    if (status !== 200) continue;
    return {
      params,
      query,
      body: cut(body, endpoint.body),
      ...(!files && { answer: cutAnswer(envelope, endpoint.data) }),
    };
  }
  return undefined;
}

/**
 * An example of each call but those of missing.ts, by operationId: always the same.
 *
 * @throws where another has none, or one of those has
 */
export const getExamples = (calls: readonly Call[]) =>
  withMock(async (mock) => {
    const examples = new Map<string, Example>();
    let before = '';
    for (const call of calls) {
      // What was done of another kind of thing does no harm, and a world takes a while to be copied.
      const { name } = getTag(call.endpoint.path);
      if (name !== before || scarce.has(name)) mock.reset();
      before = name;
      const example = call.endpoint.multipart ? undefined : await getExample(call, mock);
      if (Boolean(example) === call.id in missing) {
        throw new Error(`${call.id} has ${example ? 'an' : 'no'} example: see config/scripts/openapi/examples.`);
      }
      if (example) examples.set(call.id, example);
    }
    return examples;
  });
