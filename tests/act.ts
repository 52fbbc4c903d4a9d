import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers';

/**
 * `act` for React's production build, which has none: testing-library takes it from React when it is loaded, so this
 * file comes first among the setup files. Production React renders a journey in a fifth less time; its development
 * build, with its warnings, runs in `npm run test:deep`.
 */
const require = createRequire(import.meta.url);
const React = require('react') as { act?: (callback: () => unknown) => unknown };
const { flushSync } = require('react-dom') as typeof import('react-dom');

// React renders an update, runs its effects and renders what those have set in one task each.
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
    // Renders what the callback's effects have set.
    flushSync(() => {});
    return result;
  }
  return Promise.resolve(result).then(async (value) => {
    await settle();
    return value;
  });
};
