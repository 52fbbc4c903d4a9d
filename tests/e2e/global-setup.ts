import type { TestProject } from 'vitest/node';
import { ensureBuild, startPreviews } from './server';
import { WORKERS } from './workers';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

/** One build for all files, and a preview server for each that runs beside others. */
export default async function setup(project: TestProject) {
  ensureBuild();
  const previews = await startPreviews(WORKERS);
  project.provide(
    'baseUrls',
    previews.map(({ baseUrl }) => baseUrl),
  );
  return () => Promise.all(previews.map(({ stop }) => stop()));
}
