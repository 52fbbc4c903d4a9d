import { availableParallelism } from 'node:os';

/** Number of files that run at the same time, each with its own server. */
export const WORKERS = availableParallelism();
