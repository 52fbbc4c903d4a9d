/** Link types of all entities; the type decides which parts a link has (docs/domain.md 6.4). */
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

/** Maximum lengths of the parts of a link, in characters (docs/domain.md 6.4). */
export const link = {
  maxUrlLength: 500,
  maxAppIdLength: 18,
  maxPathLength: 128,
  maxQueryLength: 1024,
  maxPhoneLength: 20,
} as const;
