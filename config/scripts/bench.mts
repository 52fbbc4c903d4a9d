import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const scripts = readdirSync(import.meta.dirname).filter((name) => /^bench-.*\.mts$/.test(name));

// Runs one bench after the other, and goes on when one misses its budget.
for (const script of scripts) {
  console.log(`\n== ${script}`);
  const path = resolve(import.meta.dirname, script);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
