import type { TestProject } from 'vitest/node';
import { findChromium } from './browser';
import { ensureBuild, startPreviews } from './server';
import { WORKERS } from './workers';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

/** Ensures a build and starts a preview server for each worker. */
export default async function setup(project: TestProject) {
  findChromium();
  ensureBuild();
  const previews = await startPreviews(WORKERS);
  project.provide(
    'baseUrls',
    previews.map(({ baseUrl }) => baseUrl),
  );
  // The first request makes the mock generate its data, which takes seconds. Sent here, so that no test waits for it.
  for (const { baseUrl } of previews) void fetch(`${baseUrl}/api/admin/v1/currentUser`).catch(() => undefined);
  return () => Promise.all(previews.map(({ stop }) => stop()));
}
