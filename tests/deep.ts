import type { Locale } from '../src/utils/constants';

/**
 * Whether this is a run of the deep tier (`npm run test:deep`): more runs of the same facts, in both languages and at
 * both widths. On push they run with few seeds, in Chinese, at one width.
 */
export const isDeep = process.env.TEST_DEEP === '1';

/** The languages in which a state of a screen is examined. */
export const locales: readonly Locale[] = isDeep ? ['zh-CN', 'en-US'] : ['zh-CN'];

/** The widths of the window, in pixels, at which a state of a screen is examined. */
export const widths: readonly number[] = isDeep ? [1280, 768] : [1280];
