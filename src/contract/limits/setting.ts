/** States that every setting can have which is shown or not (docs/domain.md 6). */
export const settingStatuses = [
  /** In use. */
  'enabled',
  /** Not in use. */
  'disabled',
] as const;
