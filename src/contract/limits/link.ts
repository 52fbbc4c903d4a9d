/** Where links of any kind lead, by which it is decided what they consist of (docs/domain.md 6.4). */
export const linkTypes = [
  'none',
  'project',
  'article',
  'h5',
  'miniProgram',
  'mpPage',
  'video',
  'file',
  'phone',
] as const;
export type LinkType = (typeof linkTypes)[number];

/** Lengths of what links consist of, in characters (docs/domain.md 6.4). */
export const link = {
  maxUrlLength: 500,
  maxAppIdLength: 18,
  maxPathLength: 128,
  maxQueryLength: 1024,
  maxPhoneLength: 20,
} as const;
