/** Enums and limits of search hotwords (docs/domain.md 6.14). Lengths in characters. */

/** What a tap on a hotword opens. */
export const hotwordLinkTypes = [
  /** A search for it. */
  'none',
  /** A project. */
  'project',
  /** A category. */
  'category',
  /** A page of the mini program. */
  'mpPage',
] as const;
/** How a word came to be a hotword. */
export const hotwordSources = [
  /** An operator wrote it. */
  'manual',
  /** Taken over from what members search for. */
  'auto',
] as const;
/** What is done to several hotwords. */
export const hotwordBulkActions = [
  /** Show. */
  'enable',
  /** Show no longer. */
  'disable',
  /** Delete; can be undone. */
  'delete',
] as const;

export const hotword = {
  maxWordLength: 12,
  maxTargetLength: 128,
  maxEnabled: 20,
  maxKeywordLength: 50,
  /** Words that are imported at once. */
  maxImported: 50,
} as const;
