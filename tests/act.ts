import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers';

/**
 * Adds `act` to React's production build, which has none. Testing Library reads it from React when it loads, so this
 * file runs before the other setup files that import it. Production React renders a journey in a fifth less time; the
 * development build, with its warnings, runs in `npm run test:deep`.
 */
const require = createRequire(import.meta.url);
const React = require('react') as { act?: (callback: () => unknown) => unknown };
const { flushSync } = require('react-dom') as typeof import('react-dom');

// React needs one task each to render an update, to run its effects and to render what these have set.
const ROUNDS = 5;

async function settle() {
  for (let round = 0; round < ROUNDS; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    flushSync(() => {});
  }
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

React.act ??= (callback) => {
  const result = flushSync(callback);
  if (!isThenable(result)) {
    // Renders the state that effects of the callback have set.
    flushSync(() => {});
    return result;
  }
  return Promise.resolve(result).then(async (value) => {
    await settle();
    return value;
  });
};
