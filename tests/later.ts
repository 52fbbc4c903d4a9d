import { vi } from 'vitest';

/** Advances the clock by `ms` milliseconds and makes the window visible again, so that due polls run at once. */
export function later(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
