const BYTES = 16;

/**
 * A name that nothing else has: 32 hexadecimal digits. Made of random bytes, which a browser gives over plain http too,
 * where it has no `crypto.randomUUID`.
 */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
