const setOf = (tags: readonly string[]) => new Set(tags.map((tag) => tag.trim()));

/** Whether two lists contain the same tags, ignoring order, duplicates and surrounding space. */
export function hasSameTags(a: readonly string[], b: readonly string[]) {
  const [some, others] = [setOf(a), setOf(b)];
  return some.size === others.size && [...some].every((tag) => others.has(tag));
}
