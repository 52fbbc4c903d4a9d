import { availableParallelism } from 'node:os';

/** Files that run side by side, each with a server of its own: while one waits for an answer, another draws. */
export const WORKERS = availableParallelism();
