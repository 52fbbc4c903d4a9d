/** Constants of docs/spec.md section 9. Each is pinned by a test in tests/spec/section-9-constants. */

/** How long the answer of a read is cached and shown while it is refetched. */
export const REQUEST_CACHE_MS = 5 * 60 * 1000;
/** A window that regains focus refetches at most once in this time. */
export const FOCUS_REFRESH_MS = 5000;
/** Distance from the end of a scrolled list at which the next page is read. */
export const LOAD_MORE_THRESHOLD_PX = 100;
/** No loader is shown for code that loads faster. */
export const LOADER_DELAY_MS = 200;
/** Loading the code of a page fails after this time. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export const DEFAULT_LOCALE = 'zh-CN';
export const SUPPORTED_LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof SUPPORTED_LOCALES)[number];
