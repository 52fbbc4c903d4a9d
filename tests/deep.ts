import type { Locale } from '../src/utils/constants';

/**
 * Whether the deep tier runs (`npm run test:deep`): the same tests with more seeds, in both languages and at both
 * widths. On push they run with few seeds, in Chinese, at one width.
 */
export const isDeep = process.env.TEST_DEEP === '1';

/** Languages in which the state of a screen is tested. */
export const locales: readonly Locale[] = isDeep ? ['zh-CN', 'en-US'] : ['zh-CN'];

/** Viewport widths in pixels at which the state of a screen is tested. */
export const widths: readonly number[] = isDeep ? [1280, 768] : [1280];
