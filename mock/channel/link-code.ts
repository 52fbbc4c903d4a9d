import { randomInt } from 'node:crypto';
import { createRandom, type Random } from '../fixtures/random';
import { state } from '../state';

const base62 = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const LENGTH = 8;

/** Draws opaque codes of channels and links (docs/domain.md 3), none of them twice and none that is taken. */
export function linkCodes({ pick }: Random, taken: Iterable<string> = []): () => string {
  const known = new Set(taken);
  return function draw(): string {
    const code = Array.from({ length: LENGTH }, () => pick(base62)).join('');
    if (known.has(code)) return draw();
    known.add(code);
    return code;
  };
}

/** A code for what an operator makes now; no other channel or link has it. */
export function newLinkCode(): string {
  const { channels, channelLinks } = state().world;
  const taken = [...channels, ...channelLinks].map(({ linkCode }) => linkCode);
  return linkCodes(createRandom(randomInt(2 ** 32)), taken)();
}
