import { spawnSync } from 'node:child_process';

/** Lets Umi write src/.umi, whose TestBrowser is the app that the tests render. */
export default function setup() {
  const { status, stdout, stderr } = spawnSync('npx', ['max', 'setup'], {
    env: { ...process.env, NODE_ENV: 'test' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`max setup failed:\n${stdout}\n${stderr}`);
}
