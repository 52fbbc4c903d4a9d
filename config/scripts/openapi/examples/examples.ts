import type { Call } from '../annotated-contract';
import { ContractGap } from '../contract-gap';
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

/** Number of rows to try before a call counts as having no example. */
const MAX_TRIES = 30;

const filled = (path: string, params: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing'));

/** Tags whose calls find few rows in the state that they need, or end the session. */
const scarce = new Set(['Records', 'Reports', 'Session']);

/** At most `count` of `rows`, evenly spread: the first rows are old and often finished. */
const spread = <Row>(rows: readonly Row[], count: number) => {
  const step = Math.ceil(rows.length / count);
  return rows.filter((_, index) => index % step === 0);
};

/** The first request of a call that the mock accepts, with the response. */
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
 * Creates an example for each call, by operationId, except for the calls in missing.ts. Always returns the same
 * examples.
 *
 * @throws if a call has no example and is not in missing.ts, or is in missing.ts but has one
 */
export const getExamples = (calls: readonly Call[]) =>
  withMock(async (mock) => {
    const examples = new Map<string, Example>();
    let before = '';
    for (const call of calls) {
      // Calls with another tag do not affect this one, and copying the world is slow.
      const { name } = getTag(call.endpoint.path);
      if (name !== before || scarce.has(name)) mock.reset();
      before = name;
      const example = call.endpoint.multipart ? undefined : await getExample(call, mock);
      if (Boolean(example) === call.id in missing) {
        throw new ContractGap(
          example
            ? `${call.id} has an example: remove it from config/scripts/openapi/examples/missing.ts.`
            : `${call.id} has no example. Add values that the mock accepts to config/scripts/openapi/examples/values.ts, or a reason to missing.ts.`,
        );
      }
      if (example) examples.set(call.id, example);
    }
    return examples;
  });
