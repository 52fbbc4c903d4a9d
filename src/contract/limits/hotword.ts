/** Enums and limits of search hotwords (docs/domain.md 6.14). Lengths in characters. */
export const hotwordLinkTypes = ['none', 'project', 'category', 'mpPage'] as const;
export const hotwordSources = ['manual', 'auto'] as const;
export const hotwordBulkActions = ['enable', 'disable', 'delete'] as const;

export const hotword = {
  word: 12,
  target: 128,
  enabled: 20,
  keyword: 50,
  /** Words that are imported at once. */
  imported: 50,
} as const;
