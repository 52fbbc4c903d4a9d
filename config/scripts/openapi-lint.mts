/* Checks config/openapi.json with the tools of its users: two linters and a type generator. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getTypes } from './openapi/types';

const root = resolve(import.meta.dirname, '../..');
const document = resolve(root, 'config/openapi.json');

function run(name: string, options: readonly string[]) {
  console.log(`== ${name}`);
  const bin = resolve(root, 'node_modules/.bin', name);
  // No update check and no telemetry.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  execFileSync(bin, options, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
}

run('redocly', ['lint', document, '--max-problems', '50']);
run('spectral', ['lint', document, '--fail-severity', 'hint']);

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
try {
  const types = join(folder, 'api.ts');
  writeFileSync(types, await getTypes(JSON.parse(readFileSync(document, 'utf8'))));
  run('tsc', ['--noEmit', '--strict', '--ignoreConfig', '--types', '', types]);
} finally {
  rmSync(folder, { recursive: true });
}
