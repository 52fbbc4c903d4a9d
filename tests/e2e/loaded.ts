import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { distFiles } from './dist';

/** Scripts that the first visit of each screen loads, by path. */
type Loaded = Record<string, string[]>;

const file = resolve(process.cwd(), 'node_modules/.cache/e2e/loaded.json');

/** Identifies the build by its file names, which contain a hash of the content. */
const build = () => createHash('sha256').update(distFiles().sort().join()).digest('hex');

/** Reads the records of this build; records of an older build are ignored. */
export function readLoaded(): Loaded {
  if (!existsSync(file)) return {};
  const noted = JSON.parse(readFileSync(file, 'utf8')) as { build: string; screens: Loaded };
  return noted.build === build() ? noted.screens : {};
}

/** Records the scripts among the `requested` URLs of a loaded screen, for `npm run size`. */
export function noteLoaded(screen: string, requested: readonly string[]) {
  const scripts = new Set(
    requested.map((url) => new URL(url).pathname.slice(1)).filter((name) => name.endsWith('.js')),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ build: build(), screens: { ...readLoaded(), [screen]: [...scripts] } }));
}
