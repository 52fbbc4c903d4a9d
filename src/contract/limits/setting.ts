/** Status of a setting that can be shown or hidden (docs/domain.md 6). */
export const settingStatuses = [
  /** Enabled. */
  'enabled',
  /** Disabled. */
  'disabled',
] as const;
