/** Slows down the CPU of pages by this factor, to find steps that run before a page is ready. */
export const CPU_SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** The time in which anything must appear on the screen. */
export const WAIT_MS = 15_000 * CPU_SLOWDOWN;
