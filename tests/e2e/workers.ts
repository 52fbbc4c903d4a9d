import { availableParallelism } from 'node:os';

/** Files that run side by side: each renders with a browser of its own, which takes two processors. */
export const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));
