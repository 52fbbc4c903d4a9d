import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const stamp = join(root, 'node_modules/.cache/umi-setup');
const generated = join(root, 'src/.umi/testBrowser.tsx');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Hash of the inputs of src/.umi: the text of the configuration, and the names of pages and locales. */
function fingerprint() {
  const hash = createHash('sha256');
  const texts = ['.umirc.ts', 'package-lock.json', 'src/app.tsx'].map((path) => join(root, path));
  for (const path of [...texts, ...filesBelow('config')]) hash.update(readFileSync(path));
  const named = [...filesBelow('src/pages'), ...filesBelow('src/locales')].filter((path) => !path.includes('.test.'));
  for (const path of named.sort()) hash.update(path);
  return hash.digest('hex');
}

/**
 * Makes Umi generate src/.umi, which type checks, linting and tests need. Does nothing while it is up to date, because
 * `max setup` empties the folder first and would break a running `npm start`.
 */
export function setupUmi() {
  const current = fingerprint();
  if (existsSync(generated) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  const { status, stdout, stderr } = spawnSync('npx', ['max', 'setup'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`max setup failed:\n${stdout}\n${stderr}`);
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, current);
}

if (process.argv[1]?.endsWith('setup.mts')) setupUmi();
