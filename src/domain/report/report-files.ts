type Stored = { name: string; sha256: string };

/** A duplicate file with its name; `in` is the number of the report that already has it, null for the same upload. */
export type Repeated = { name: string; in: string | null };

/**
 * First file of `files` whose content equals that of an earlier one or of one in another report.
 *
 * @param others valid reports of the same member, with their numbers
 */
export function findRepeatedFile(
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
