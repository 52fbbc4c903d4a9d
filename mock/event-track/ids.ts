/** Ids that events are about, each as a number that fits into a column. There are as many as projects and records. */
const ids: string[] = [];
const numbers = new Map<string, number>();

export function idNumber(id: string): number {
  const known = numbers.get(id);
  if (known !== undefined) return known;
  numbers.set(id, ids.length);
  ids.push(id);
  return ids.length - 1;
}

/** The id of a number; null where it stands for none. */
export const idAt = (number: number): string | null => ids[number] ?? null;
