/** Enums and limits of search hotwords (docs/domain.md 6.14). Lengths in characters. */
export const hotwordLinkTypes = ['none', 'project', 'category', 'mpPage'] as const;
export const hotwordSources = ['manual', 'auto'] as const;
export const hotwordBulkActions = ['enable', 'disable', 'delete'] as const;

export const hotword = {
  maxWordLength: 12,
  maxTargetLength: 128,
  maxEnabled: 20,
  maxKeywordLength: 50,
  /** Words that are imported at once. */
  maxImported: 50,
} as const;
