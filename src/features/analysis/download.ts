/** Name of a file: what it is of and of when, without what file systems forbid. */
export const getFileName = (parts: readonly string[], extension: string) =>
  `${parts.join('_').replace(/[\\/:*?"<>|\s]+/g, '-')}.${extension}`;
