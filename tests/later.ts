import { vi } from 'vitest';

/** Lets time pass, after which the window is seen again: what is older than its pause is asked for at once. */
export function later(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
