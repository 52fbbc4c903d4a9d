import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { readDist } from '../../../tests/e2e/dist';
import { readLoaded } from '../../../tests/e2e/loaded';
import { distinctScreens } from '../../../tests/e2e/screens';

const LOGIN = '/user/login';
const names = [LOGIN, ...distinctScreens.map(({ path }) => path)];
const vitest = resolve(process.cwd(), 'node_modules/vitest/vitest.mjs');

/**
 * Files that each screen of this build loads, as recorded by the e2e test of the routes. Runs that test if a record is
 * missing.
 */
function loaded() {
  const isMissing = (name: string) => !(name in readLoaded());
  if (names.some(isMissing)) {
    const options = ['--config', 'tests/e2e/vitest.config.mts', 'tests/e2e/routes.e2e.ts'];
    spawnSync(process.execPath, [vitest, 'run', ...options], { stdio: 'inherit' });
  }
  const missing = names.filter(isMissing);
  if (missing.length > 0) throw new Error(`no record of the files that ${missing.join(', ')} loads`);
  return readLoaded();
}

const compress = promisify(brotliCompress);

/** KiB of JavaScript that the first visit of each screen loads, as brotli sends it, rounded to one decimal. */
export async function measureScreens() {
  const screens = loaded();
  const files = [...new Set(names.flatMap((name) => screens[name] ?? []))];
  // Not one by one: Node compresses in several threads.
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await compress(readDist(file))).length / 1024] as const),
  );
  const sizeOf = new Map(sizes);
  return Object.fromEntries(
    names.map((name) => {
      const size = (screens[name] ?? []).reduce((sum, file) => sum + (sizeOf.get(file) ?? 0), 0);
      return [name, Math.round(size * 10) / 10];
    }),
  );
}
