import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { distFiles } from './dist';

/** The scripts of the build that a first visit of a screen loads, by the screen's name. */
type Loaded = Record<string, string[]>;

const file = resolve(process.cwd(), 'node_modules/.cache/e2e/loaded.json');

/** Identifies the build: file names contain a hash of the content. */
const build = () => createHash('sha256').update(distFiles().sort().join()).digest('hex');

/** The notes of this build. Those of an older one are ignored. */
export function readLoaded(): Loaded {
  if (!existsSync(file)) return {};
  const noted = JSON.parse(readFileSync(file, 'utf8')) as { build: string; screens: Loaded };
  return noted.build === build() ? noted.screens : {};
}

/** Notes for `npm run size` which scripts are among the `requested` URLs of a screen that was loaded. */
export function noteLoaded(screen: string, requested: readonly string[]) {
  const scripts = new Set(
    requested.map((url) => new URL(url).pathname.slice(1)).filter((name) => name.endsWith('.js')),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ build: build(), screens: { ...readLoaded(), [screen]: [...scripts] } }));
}
