/** CPU slowdown factor of pages, to find test steps that run before a page is ready. */
export const CPU_SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);

/** Default timeout in ms. */
export const WAIT_MS = 15_000 * CPU_SLOWDOWN;
