/** Enums and limits of search hotwords (docs/domain.md 6.14). Lengths in characters. */

/** What a tap on a hotword opens. */
export const hotwordLinkTypes = [
  /** A search for the word. */
  'none',
  /** A project. */
  'project',
  /** A category. */
  'category',
  /** A page of the mini program. */
  'mpPage',
] as const;
/** Source of a hotword. */
export const hotwordSources = [
  /** Entered by an operator. */
  'manual',
  /** Imported from members' searches. */
  'auto',
] as const;
/** Bulk actions on hotwords. */
export const hotwordBulkActions = [
  /** Enable. */
  'enable',
  /** Disable. */
  'disable',
  /** Delete; can be undone. */
  'delete',
] as const;

export const hotword = {
  maxWordLength: 12,
  maxTargetLength: 128,
  maxEnabled: 20,
  maxKeywordLength: 50,
  /** Maximum number of words in one import. */
  maxImported: 50,
} as const;
