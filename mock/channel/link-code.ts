import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '../fixtures/random';
import { state } from '../state';

const base62 = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const LENGTH = 8;

/** Returns a generator of unique opaque codes of channels and links (docs/domain.md 3). */
export function createCodeGenerator({ pick }: Random, taken: Iterable<string> = []): () => string {
  const known = new Set(taken);
  return function next(): string {
    const code = Array.from({ length: LENGTH }, () => pick(base62)).join('');
    if (known.has(code)) return next();
    known.add(code);
    return code;
  };
}

/** Creates a code that no channel or link has. */
export function createLinkCode(): string {
  const { channels, channelLinks } = state().world;
  const taken = [...channels, ...channelLinks].map(({ linkCode }) => linkCode);
  return createCodeGenerator(createRandom(randomInt(2 ** 32)), taken)();
}
