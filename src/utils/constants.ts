/** Constants of docs/spec.md section 9. Each is pinned by a test in tests/spec/section-9-constants. */

/** How long the answer to a read is kept and shown while it is read again. */
export const REQUEST_CACHE_MS = 5 * 60 * 1000;
/** A window that regains focus re-reads at most once in this time. */
export const FOCUS_REFRESH_MS = 5000;
/** Distance from the end of a scrolled list at which the next page is read. */
export const LOAD_MORE_THRESHOLD_PX = 100;
/** A page's code that arrives sooner than this shows no loader. */
export const LOADER_DELAY_MS = 200;
/** A page's code that takes longer than this has failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export const DEFAULT_LOCALE = 'zh-CN';
export const SUPPORTED_LOCALES = ['zh-CN', 'en-US'] as const;
export type Locale = (typeof SUPPORTED_LOCALES)[number];
