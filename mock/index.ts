import { API_PREFIX } from '../src/contract/api-prefix';
import { answer } from './adapter';
import { buildWorld } from './fixtures/world';
import { startState } from './state';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The world is created on the first request, so that the server starts without waiting for it. */
const answerFromWorld: typeof answer = (...request) => {
  startState(() => buildWorld({ now: Date.now() }));
  return answer(...request);
};

/** Umi's mock entry: passes all API requests to the MSW handlers, which tests also use. */
export default Object.fromEntries(methods.map((method) => [`${method} ${API_PREFIX}/(.*)`, answerFromWorld]));
