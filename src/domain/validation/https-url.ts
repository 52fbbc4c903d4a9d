/**
 * Whether `text` is a full https URL (docs/domain.md 6.4). Unlike browsers it refuses URLs that need repair (spaces,
 * backslashes, a missing slash), credentials, and hosts without a dot.
 */
export function isHttpsUrl(text: string) {
  if (!/^https:\/\/[^\s\\/?#@]+\.[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(text)) return false;
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}
