import type { TestProject } from 'vitest/node';
import { findChromium } from './browser';
import { ensureBuild, startPreviews } from './server';
import { WORKERS } from './workers';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

/** One build for all files, and a preview server for each worker. */
export default async function setup(project: TestProject) {
  findChromium();
  ensureBuild();
  const previews = await startPreviews(WORKERS);
  project.provide(
    'baseUrls',
    previews.map(({ baseUrl }) => baseUrl),
  );
  // The first request builds the world of the mock. That takes seconds, which the first test would wait for.
  for (const { baseUrl } of previews) void fetch(`${baseUrl}/api/admin/v1/currentUser`).catch(() => undefined);
  return () => Promise.all(previews.map(({ stop }) => stop()));
}
