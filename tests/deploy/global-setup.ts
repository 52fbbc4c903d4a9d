import type { TestProject } from 'vitest/node';
import { findNginx } from '../../config/deploy/nginx';
import { findChromium } from '../e2e/browser';
import { ensureBuild, startPreview } from '../e2e/server';
import { startConsole } from './console';

/** Ensures a build and serves it by nginx, with the mock as its API. */
export default async function setup(project: TestProject) {
  findChromium();
  findNginx();
  ensureBuild();
  const mock = await startPreview();
  const server = await startConsole({ apiTarget: mock.baseUrl });
  project.provide('baseUrls', [server.baseUrl]);
  // The first request makes the mock generate its data, which takes seconds.
  void fetch(`${mock.baseUrl}/api/admin/v1/currentUser`).catch(() => undefined);
  return async () => {
    await server.stop();
    await mock.stop();
  };
}
