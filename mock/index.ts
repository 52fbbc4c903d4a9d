import { API_PREFIX } from '../src/contract/api-prefix';
import { answer } from './adapter';
import { buildWorld } from './fixtures/world';
import { createState, startState } from './state';
import { createSaver, loadState } from './state-file';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const file = process.env.MOCK_DATA;
const save = file ? createSaver(file) : undefined;
const makeState = () => (file && loadState(file)) || createState(buildWorld({ now: Date.now() }));

/** The state is created on the first request, so that the server starts without waiting for it. */
const answerFromState: typeof answer = (...request) => {
  startState(makeState);
  // Also saves after a read, because jobs advance with every request.
  return answer(...request).finally(save);
};

/** Umi's mock entry: passes all API requests to the MSW handlers, which tests also use. */
export default Object.fromEntries(methods.map((method) => [`${method} ${API_PREFIX}/(.*)`, answerFromState]));
