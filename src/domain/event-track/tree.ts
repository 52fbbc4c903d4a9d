/** One line of a tree of properties. */
export type TreeLine = {
  /** Where it lies: the names and places that lead there, as JSON. */
  path: string;
  /** Of the line that it lies below; null at the top. */
  parent: string | null;
  /** Counted from 1. */
  level: number;
  name: string;
  value: unknown;
  /** How many lie right below it; 0 of a plain value. */
  size: number;
  isOpen: boolean;
};

const entriesOf = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.map((item, place) => [String(place), item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Lines deeper than this begin closed where there are many beside them: twenty frames of a stack are not read at once. */
const OPEN_LEVELS = 2;
const MANY = 8;

const isOpenAtFirst = (level: number, size: number) => level < OPEN_LEVELS || size <= MANY;

/**
 * The lines of a tree that are seen, from top to bottom.
 *
 * @param toggled paths of lines that are not as they were at first: open or closed
 */
export function treeLines(properties: object, toggled: ReadonlySet<string>): TreeLine[] {
  const lines: TreeLine[] = [];
  const walk = (value: unknown, above: readonly string[], parent: string | null) => {
    for (const [name, own] of entriesOf(value)) {
      const way = [...above, name];
      const path = JSON.stringify(way);
      const size = entriesOf(own).length;
      const isOpen = size > 0 && isOpenAtFirst(way.length, size) !== toggled.has(path);
      lines.push({ path, parent, level: way.length, name, value: own, size, isOpen });
      if (isOpen) walk(own, way, path);
    }
  };
  walk(properties, [], null);
  return lines;
}

/** A value as it is copied: text as it is, anything else as JSON. */
export const valueText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? String(value));
