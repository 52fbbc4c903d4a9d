/** Formats of exported files. */
export const exportFormats = [
  /** CSV in UTF-8 with a byte order mark. */
  'csv',
  /** Excel. */
  'xlsx',
] as const;
