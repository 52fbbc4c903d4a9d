/** One line of the property tree. */
export type TreeLine = {
  /** Path of the line: its property names and array indexes, as JSON. */
  path: string;
  /** Path of the parent line; null at the top. */
  parent: string | null;
  /** Level, counted from 1. */
  level: number;
  name: string;
  value: unknown;
  /** Number of direct children; 0 for a plain value. */
  size: number;
  isOpen: boolean;
};

const getEntries = (value: unknown): [string, unknown][] => {
  if (Array.isArray(value)) return value.map((item, place) => [String(place), item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Deeper lines with many children start collapsed: nobody reads twenty stack frames at once. */
const OPEN_LEVELS = 2;
const MANY = 8;

const isOpenAtFirst = (level: number, size: number) => level < OPEN_LEVELS || size <= MANY;

/**
 * Visible lines of the property tree, from top to bottom.
 *
 * @param toggled paths of lines that were expanded or collapsed from their initial state
 */
export function treeLines(properties: object, toggled: ReadonlySet<string>): TreeLine[] {
  const lines: TreeLine[] = [];
  const walk = (value: unknown, above: readonly string[], parent: string | null) => {
    for (const [name, own] of getEntries(value)) {
      const way = [...above, name];
      const path = JSON.stringify(way);
      const size = getEntries(own).length;
      const isOpen = size > 0 && isOpenAtFirst(way.length, size) !== toggled.has(path);
      lines.push({ path, parent, level: way.length, name, value: own, size, isOpen });
      if (isOpen) walk(own, way, path);
    }
  };
  walk(properties, [], null);
  return lines;
}

/** Text of a value for the clipboard: strings unchanged, anything else as JSON. */
export const formatValue = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? String(value));
