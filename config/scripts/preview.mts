import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const max = resolve(import.meta.dirname, '../../node_modules/@umijs/max/bin/max.js');

/** Umi's own entry, run by this Node: needs no shell, on Windows neither. */
function run(command: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [max, command, ...args], {
    // The demo accounts appear on the sign-in page: this build is for looking at, not for shipping.
    env: { ...process.env, DEMO: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('build');
run('preview', ...process.argv.slice(2));
