import type { Random } from '../fixtures/random';

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
