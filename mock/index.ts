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

/** Umi's mock entry: everything below the API's prefix goes to the MSW handlers that the tests use too. */
export default Object.fromEntries(methods.map((method) => [`${method} ${API_PREFIX}/(.*)`, answerFromWorld]));
