/** What somebody did with personal data (docs/domain.md 5.4). */
export const accessActions = [
  /** Looked at. */
  'view',
  /** Shown clear. */
  'reveal',
  /** Exported to a file. */
  'export',
  /** Printed. */
  'print',
  /** A file of it was kept. */
  'download',
] as const;
/** Denied: over the hourly limit. */
export const accessResults = [
  /** It was. */
  'success',
  /** It was not: over the hourly limit. */
  'denied',
] as const;

/** Lengths in code points. */
export const log = {
  maxEntityTypeLength: 32,
  maxIpLength: 45,
  maxUserAgentLength: 255,
  maxFields: 50,
  maxFieldLength: 32,
} as const;
