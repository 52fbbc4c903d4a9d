const setOf = (tags: readonly string[]) => new Set(tags.map((tag) => tag.trim()));

/** Whether two lists hold the same tags: a tag stands for itself, not for its place, and counts once. */
export function hasSameTags(a: readonly string[], b: readonly string[]) {
  const [some, others] = [setOf(a), setOf(b)];
  return some.size === others.size && [...some].every((tag) => others.has(tag));
}
