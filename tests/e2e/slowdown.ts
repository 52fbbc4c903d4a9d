/** How many times as long pages take to compute, to bring out what is done before a page is ready for it. */
export const CPU_SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** How long anything may take to appear on the screen. */
export const WAIT_MS = 15_000 * CPU_SLOWDOWN;
