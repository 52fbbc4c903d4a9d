import { builtinEnvironments } from 'vitest/runtime';

/**
 * Vitest's jsdom, with modules transformed as for the tests in Node: files that both import, such as the mock and the
 * contract, are transformed once instead of twice.
 */
export default { ...builtinEnvironments.jsdom, viteEnvironment: 'ssr' };
