const BYTES = 16;

/**
 * Unique id of 32 hexadecimal digits. Uses `crypto.getRandomValues`, because `crypto.randomUUID` needs https.
 */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
