import type { ReactNode } from 'react';

/** A column of a list. Its key names it in the address (sort), in the operator's settings and in exports. */
export type ListColumn<Row> = {
  key: string;
  title: string;
  /** In pixels, with the padding of its cells: more on a wide screen, never more for what is in it. */
  width?: number;
  align?: 'right';
  className?: string;
  /** Shows the field as it is, or gives it to `renderText`. */
  dataIndex?: keyof Row & string;
  /** What is shown, in words; where there is nothing a dash is. */
  renderText?: (value: never, row: Row) => string | null;
  /** What is shown, if it is more than words; what can be changed in it reads the list again. */
  render?: (_: unknown, row: Row, reload: () => void) => ReactNode;
  /** Words that do not fit are cut; they are whole in the tooltip. */
  ellipsis?: true;
  /** Names the row: a link to its detail, where it has one. */
  isName?: true;
  /** The server sorts by it, under the name of its key. */
  sortable?: true;
  /** In the column chooser, off until somebody turns it on. */
  initiallyHidden?: true;
};

/** Which columns are shown, and where. */
export type Arrangement = {
  /** Keys in the order in which they stand; a key that is missing stands where it did. */
  order: string[];
  /** Keys of columns that were turned on or off. */
  shown: Record<string, boolean>;
  /** Keys of columns that stay in view at the start of a scrolled table. */
  pinned: string[];
};

/** What an operator has changed about the columns of one list. */
export type ColumnSettings = Arrangement & {
  density: Density;
  /** What a list that has both is shown as. */
  view: ListShape;
};

export const listShapes = ['cards', 'table'] as const;
export type ListShape = (typeof listShapes)[number];

export const densities = ['large', 'medium', 'small'] as const;
export type Density = (typeof densities)[number];

export const defaultSettings: ColumnSettings = { order: [], shown: {}, pinned: [], density: 'medium', view: 'cards' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/** What a browser keeps of one list: the operator's own columns, and those under saved views, by the ids of these. */
export type StoredColumns = ColumnSettings & { views?: Record<string, Arrangement> };

/** The columns of `value`; whatever does not look like columns is left out. */
export function parseArrangement(value: unknown): Arrangement {
  const { order, shown, pinned } = isRecord(value) ? value : {};
  const entries = isRecord(shown) ? Object.entries(shown) : [];
  return {
    order: strings(order),
    shown: Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    pinned: strings(pinned),
  };
}

/** Settings from storage; whatever does not look like settings is left out. */
export function parseSettings(stored: string | null): StoredColumns {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return defaultSettings;
  }
  if (!isRecord(value)) return defaultSettings;
  const views = isRecord(value.views) && Object.entries(value.views).map(([id, one]) => [id, parseArrangement(one)]);
  return {
    ...parseArrangement(value),
    density: densities.find((density) => density === value.density) ?? 'medium',
    view: listShapes.find((view) => view === value.view) ?? 'cards',
    ...(views && { views: Object.fromEntries(views) }),
  };
}

/** What is in force under a saved view: its columns where it has some, else the operator's own; the rest is theirs. */
export const getViewSettings = (
  { views, ...own }: StoredColumns,
  viewId: string | undefined,
): ColumnSettings & { views?: undefined } => ({
  ...own,
  ...(viewId !== undefined && views?.[viewId]),
});

/** What is kept after the settings in force under a saved view have changed: the operator's own columns stay. */
export function withViewSettings(
  stored: StoredColumns,
  viewId: string | undefined,
  next: ColumnSettings,
): StoredColumns {
  const { views } = stored;
  if (viewId === undefined || !views?.[viewId]) return { ...next, ...(views && { views }) };
  const { density, view } = next;
  return { ...stored, density, view, views: { ...views, [viewId]: parseArrangement(next) } };
}

type Keyed = { key: string; initiallyHidden?: true };

export const isShown = ({ key, initiallyHidden }: Keyed, { shown }: Pick<Arrangement, 'shown'>) =>
  shown[key] ?? !initiallyHidden;

/** All columns in the operator's order, pinned ones first. New columns keep their place among their neighbours. */
export function arrange<Column extends Keyed>(
  columns: readonly Column[],
  { order, pinned }: Pick<Arrangement, 'order' | 'pinned'>,
): Column[] {
  const place = new Map(order.map((key, index) => [key, index]));
  let last = -1;
  const placed = columns.map((column, index) => {
    last = place.get(column.key) ?? last;
    return { column, index, place: last, isPinned: pinned.includes(column.key) };
  });
  placed.sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || a.place - b.place || a.index - b.index);
  return placed.map(({ column }) => column);
}

/** The settings after the column `key` has moved one place up (-1) or down (1) among `columns`. */
export function move<Column extends Keyed>(
  columns: readonly Column[],
  settings: ColumnSettings,
  key: string,
  by: -1 | 1,
) {
  const order = arrange(columns, settings).map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return settings;
  order[to] = key;
  order[from] = other;
  return { ...settings, order };
}
