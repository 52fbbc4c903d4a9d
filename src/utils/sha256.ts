/**
 * Hexadecimal SHA-256 of a text in UTF-8; undefined over plain http, where browsers do not compute it.
 */
export async function sha256(text: string): Promise<string | undefined> {
  // Its type says always defined, which is true in a secure context only.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
