/** Maps ids of projects and records to numbers that fit into a column. */
const ids: string[] = [];
const numbers = new Map<string, number>();

export function getIdNumber(id: string): number {
  const known = numbers.get(id);
  if (known !== undefined) return known;
  numbers.set(id, ids.length);
  ids.push(id);
  return ids.length - 1;
}

/** Id with a number; null if the number has none. */
export const findId = (number: number): string | null => ids[number] ?? null;
