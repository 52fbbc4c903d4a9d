/**
 * The SHA-256 of a text in UTF-8, hexadecimal; undefined where the browser does not compute it, as over plain http.
 */
export async function sha256(text: string): Promise<string | undefined> {
  // Typed as always there, which holds in a secure context alone.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
