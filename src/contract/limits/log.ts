/** What somebody did with personal data (docs/domain.md 5.4). */
export const accessActions = ['view', 'reveal', 'export', 'print', 'download'] as const;
/** Denied: over the hourly limit. */
export const accessResults = ['success', 'denied'] as const;

/** Lengths in code points. */
export const log = {
  maxEntityTypeLength: 32,
  maxIpLength: 45,
  maxUserAgentLength: 255,
  maxFields: 50,
  maxFieldLength: 32,
} as const;
