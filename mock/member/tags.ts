import type { MemberRow } from './fixtures';

/** All tags in use, most frequent first. */
export function getUsedTags(members: readonly MemberRow[]) {
  const uses = new Map<string, number>();
  for (const tag of members.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag);
}
