import type { TestProject } from 'vitest/node';
import { ensureBuild, startPreview } from './server';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
  }
}

/** One build and one preview server for all files. */
export default async function setup(project: TestProject) {
  ensureBuild();
  const { baseUrl, stop } = await startPreview();
  project.provide('baseUrl', baseUrl);
  return stop;
}
