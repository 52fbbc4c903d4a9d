type Stored = { name: string; sha256: string };

/** A file that stands twice: under its name, and where it stood before; `in` is null for the same upload. */
export type Repeated = { name: string; in: string | null };

/**
 * The first file of `files` that is the same, byte by byte, as one before it or as one of another report.
 * @param others reports of the same member that still count, with their numbers
 */
export function repeatedFile(
  files: readonly Stored[],
  others: readonly { reportNo: string; files: readonly Stored[] }[],
): Repeated | undefined {
  const seen = new Map<string, string | null>();
  for (const { reportNo, files: theirs } of others) for (const { sha256 } of theirs) seen.set(sha256, reportNo);
  for (const { name, sha256 } of files) {
    const before = seen.get(sha256);
    if (before !== undefined) return { name, in: before };
    seen.set(sha256, null);
  }
  return undefined;
}
