/**
 * Whether `text` is a whole https address (docs/domain.md 6.4). Refused although a browser would take them: what it
 * repairs first (spaces, backslashes, a missing slash), a name and password, and a host without a dot.
 */
export function isHttpsUrl(text: string) {
  if (!/^https:\/\/[^\s\\/?#@]+\.[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(text)) return false;
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}
