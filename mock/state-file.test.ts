import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyWorld } from '../tests/copy-world';
import { getWorld } from '../tests/world';
import { resetState, state } from './state';
import { createSaver, loadState } from './state-file';
import { getSources } from './track/sources';

let folder: string;
let file: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'mock-'));
  file = join(folder, 'data');
  resetState(copyWorld(getWorld(35)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Saves the state and waits until the file has changed. */
async function save(saver = createSaver(file)) {
  const before = readdirSync(folder).includes('data') ? readFileSync(file) : undefined;
  saver();
  vi.runAllTimers();
  vi.useRealTimers();
  await expect.poll(() => readdirSync(folder)).toEqual(['data']);
  await expect.poll(() => before?.equals(readFileSync(file))).not.toBe(true);
}

test('keeps rows, uploads, and tracks across a restart, but no session', async () => {
  const sources = structuredClone(getSources(state().world));
  const [member] = state().world.members;
  if (!member) throw new Error('no member');
  member.nickname = 'Renamed';
  member.registeredAt = '2020-01-01T00:00:00+08:00';
  const bytes = new Uint8Array([0, 10, 255]);
  state().uploads.set('a.png', { type: 'image/png', bytes });
  state().sessions.set('secret-session', '1');
  await save();
  const loaded = loadState(file);
  expect(loaded).toEqual({ ...state(), sessions: new Map() });
  expect(loaded?.world.members[0]?.nickname).toBe('Renamed');
  expect(getSources(loaded?.world ?? state().world)).toEqual(sources);
  expect(readFileSync(file).includes('secret-session')).toBe(false);
});

test('starts without a file', () => {
  expect(loadState(file)).toBeUndefined();
});

test.each<[string, (content: Buffer) => Buffer]>([
  ['cut off', (content) => content.subarray(0, -1)],
  [
    'changed in one byte',
    (content) => Buffer.concat([content.subarray(0, -1), Buffer.from([(content.at(-1) ?? 0) ^ 1])]),
  ],
  ['empty', () => Buffer.alloc(0)],
  ['another file', () => Buffer.from('PNG')],
  [
    'of another version',
    (content) => Buffer.from(content.toString('latin1').replace(/"version":\d+/, '"version":0'), 'latin1'),
  ],
])('sets a file aside that is %s', async (_, damage) => {
  await save();
  const damaged = damage(readFileSync(file));
  writeFileSync(file, damaged);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(loadState(file)).toBeUndefined();
  const [kept = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(kept).toMatch(/^data\.\d{4}-\d\d-\d\dT/);
  expect(readFileSync(join(folder, kept)).equals(damaged)).toBe(true);
  expect(warn.mock.calls.join()).toContain(kept);
});

test('keeps the former file when a write is cut off, and writes the next one', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const saver = createSaver(file);
  await save(saver);
  const former = readFileSync(file);
  state().uploads.set('a.png', { type: 'image/png', bytes: new Uint8Array(1) });
  // Nothing can be written to the temporary file.
  mkdirSync(`${file}.tmp`);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  saver();
  vi.runAllTimers();
  vi.useRealTimers();
  await expect.poll(() => error.mock.calls.length).toBe(1);
  expect(readFileSync(file).equals(former)).toBe(true);
  rmSync(`${file}.tmp`, { recursive: true });

  // What an interrupted process leaves.
  writeFileSync(`${file}.tmp`, former.subarray(0, 100));
  expect(loadState(file)?.uploads.size).toBe(0);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await save(saver);
  expect(loadState(file)?.uploads.size).toBe(1);
});
