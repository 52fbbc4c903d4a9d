import { availableParallelism } from 'node:os';

/** Number of test files that run in parallel, each with a separate server. */
export const WORKERS = availableParallelism();
