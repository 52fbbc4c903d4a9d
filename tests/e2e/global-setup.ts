import type { TestProject } from 'vitest/node';
import { ensureBuild, type Preview, startPreview } from './server';
import { WORKERS } from './workers';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrls: string[];
  }
}

/** One build for all files, and a preview server for each that runs beside others. */
export default async function setup(project: TestProject) {
  ensureBuild();
  const previews: Preview[] = [];
  // One after the other: two that start at once may find the same port free.
  while (previews.length < WORKERS) previews.push(await startPreview());
  project.provide(
    'baseUrls',
    previews.map(({ baseUrl }) => baseUrl),
  );
  return () => Promise.all(previews.map(({ stop }) => stop()));
}
