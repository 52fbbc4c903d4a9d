import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { type State, state } from './state';
import { getSources, type Sources, setSources } from './track/sources';

/** Raise it when a stored row of any entity changes its shape: files of other versions are set aside. */
const VERSION = 2;

/** At most one file is written in this time. */
const DELAY_MS = 1_000;

/** First line of the file, as JSON; the serialized data follows. */
type Header = { version: number; sha256: string };
type Stored = { state: State; sources: Sources };

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Operators sign in again after a restart, so that no session is stored. */
const serializeState = (current: State) =>
  serialize({
    state: { ...current, sessions: new Map(), failedAttempts: new Map() },
    sources: getSources(current.world),
  } satisfies Stored);

/** @throws an error that says why the file cannot be used */
function parse(content: Buffer): Stored {
  const end = content.indexOf('\n');
  const data = content.subarray(end + 1);
  let header: Partial<Header> = {};
  try {
    header = JSON.parse(content.toString('utf8', 0, Math.max(end, 0)));
  } catch {
    throw new Error('it is not a file of the mock');
  }
  if (header.version !== VERSION) throw new Error(`it has version ${header.version} instead of ${VERSION}`);
  if (header.sha256 !== hash(data)) throw new Error('it is damaged');
  return deserialize(data);
}

function readIfExists(file: string) {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the state that `createSaver` has written. A file that is damaged or of another version is renamed and reported,
 * and nothing of it is used.
 *
 * @returns undefined if there is no usable file
 */
export function loadState(file: string): State | undefined {
  const content = readIfExists(file);
  if (!content) return undefined;
  try {
    const stored = parse(content);
    setSources(stored.state.world, stored.sources);
    return stored.state;
  } catch (error) {
    const kept = `${file}.${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(file, kept);
    console.warn(`The mock cannot use its data in ${file}: ${(error as Error).message}. It is kept as ${kept}.`);
    return undefined;
  }
}

/** Replaces the file in one step, so that an interrupted write leaves the former file. */
async function write(file: string, parts: readonly (string | Uint8Array)[]) {
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    for (const part of parts) await handle.appendFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/** Returns a function that writes the state to a file a second later, if it has changed. */
export function createSaver(file: string) {
  let lastHash: string | undefined;
  let isWaiting = false;
  let writing = Promise.resolve();

  const save = async () => {
    isWaiting = false;
    const data = serializeState(state());
    const sha256 = hash(data);
    if (sha256 === lastHash) return;
    await write(file, [`${JSON.stringify({ version: VERSION, sha256 } satisfies Header)}\n`, data]);
    lastHash = sha256;
  };

  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      writing = writing
        .then(save)
        .catch((error: Error) => console.error(`The mock could not save its data: ${error.message}`));
    }, DELAY_MS);
  };
}
