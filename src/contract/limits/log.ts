/** Actions on personal data (docs/domain.md 5.4). */
export const accessActions = [
  /** Viewed. */
  'view',
  /** Revealed. */
  'reveal',
  /** Exported to a file. */
  'export',
  /** Printed. */
  'print',
  /** Downloaded as a file. */
  'download',
] as const;
/** Whether access was granted. */
export const accessResults = [
  /** Granted. */
  'success',
  /** Denied because of the hourly limit. */
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
