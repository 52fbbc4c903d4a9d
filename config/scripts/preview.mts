import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const max = resolve(import.meta.dirname, '../../node_modules/@umijs/max/bin/max.js');

/** Runs Umi's entry file with the current Node, which needs no shell even on Windows. */
function run(command: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [max, command, ...args], {
    // Shows the demo accounts on the sign-in page: this build is not meant for production.
    env: { ...process.env, DEMO: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

run('build');
run('preview', ...process.argv.slice(2));
