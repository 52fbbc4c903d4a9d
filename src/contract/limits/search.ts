/** Kinds of search results, in display order. */
export const searchKinds = [
  /** Members. */
  'member',
  /** Records. */
  'record',
  /** Reports. */
  'report',
  /** Follow-ups. */
  'followUp',
  /** Projects. */
  'project',
  /** Channels. */
  'channel',
  /** Promotional links. */
  'link',
] as const;

/** Of POST /search; lengths in code points. */
export const search = { minTextLength: 2, maxTextLength: 64, maxPerKind: 5 } as const;
