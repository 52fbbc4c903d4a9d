import type { ReactNode } from 'react';

/** A column of a list. Its key is used in the URL (sort), in the operator's settings and in exports. */
export type ListColumn<Row> = {
  key: string;
  title: string;
  /** In pixels, including cell padding: a minimum that grows on wide screens, never with the content. */
  width?: number;
  align?: 'right';
  className?: string;
  /** Field to show, as it is or through `renderText`. */
  dataIndex?: keyof Row & string;
  /** Text of the cell; null shows a dash. */
  renderText?: (value: never, row: Row) => string | null;
  /** Content of the cell, if it is more than text; controls in it call `reload` after a change. */
  render?: (_: unknown, row: Row, reload: () => void) => ReactNode;
  /** Cuts text that does not fit; the tooltip shows all of it. */
  ellipsis?: true;
  /** Names the row: the cell links to the detail, if there is one. */
  isName?: true;
  /** The server can sort by this key. */
  sortable?: true;
  /** Hidden until the operator shows it in the column chooser. */
  initiallyHidden?: true;
};

/** Visibility, order and pinning of columns. */
export type Arrangement = {
  /** Keys in display order; missing keys keep their default place. */
  order: string[];
  /** Visibility by key, for columns that the operator has changed. */
  shown: Record<string, boolean>;
  /** Keys of columns fixed at the start of a scrolled table. */
  pinned: string[];
};

/** An operator's column settings for one list, and the row height, which is the same in all lists. */
export type ColumnSettings = StoredSettings & { density: Density };

type StoredSettings = Arrangement & {
  /** Widths in pixels by key, of columns that the operator has widened or narrowed. */
  widths: Record<string, number>;
  /** Cards or table, for a list that has both. */
  view: ListShape;
};

export const listShapes = ['cards', 'table'] as const;
export type ListShape = (typeof listShapes)[number];

export const densities = ['large', 'medium', 'small'] as const;
export type Density = (typeof densities)[number];

const noSettings: StoredSettings = { order: [], shown: {}, pinned: [], widths: {}, view: 'cards' };
export const defaultSettings: ColumnSettings = { ...noSettings, density: 'medium' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

/** Stored settings of one list: the operator's own columns, and those of saved views by view id. */
export type StoredColumns = StoredSettings & { views?: Record<string, Arrangement> };

/** Validates stored columns; drops whatever does not look like columns. */
export function parseArrangement(value: unknown): Arrangement {
  const { order, shown, pinned } = isRecord(value) ? value : {};
  const entries = isRecord(shown) ? Object.entries(shown) : [];
  return {
    order: strings(order),
    shown: Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    pinned: strings(pinned),
  };
}

/** Limits of a column's width, in pixels. */
export const MIN_WIDTH = 48;
export const MAX_WIDTH = 800;

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_WIDTH && value <= MAX_WIDTH;

function parseWidths(value: unknown) {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isWidth(entry[1])));
}

/** The settings with another width of one column, within the limits; undefined resets it. */
export function withWidth<Settings extends { widths: Record<string, number> }>(
  settings: Settings,
  key: string,
  width: number | undefined,
): Settings {
  const { [key]: _, ...others } = settings.widths;
  if (width === undefined) return { ...settings, widths: others };
  return { ...settings, widths: { ...others, [key]: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)) } };
}

/** Validates stored settings; drops whatever does not look like settings. */
export function parseSettings(stored: string | null): StoredColumns {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return noSettings;
  }
  if (!isRecord(value)) return noSettings;
  const views = isRecord(value.views) && Object.entries(value.views).map(([id, one]) => [id, parseArrangement(one)]);
  return {
    ...parseArrangement(value),
    widths: parseWidths(value.widths),
    view: listShapes.find((view) => view === value.view) ?? 'cards',
    ...(views && { views: Object.fromEntries(views) }),
  };
}

/**
 * Settings while a saved view is selected: its columns if it has some, otherwise the operator's own. Shape and widths are
 * always the operator's.
 */
export const getViewSettings = (
  { views, ...own }: StoredColumns,
  viewId: string | undefined,
): StoredSettings & { views?: undefined } => ({
  ...own,
  ...(viewId !== undefined && views?.[viewId]),
});

/** Settings to store after a change while a saved view is selected: the operator's own columns stay as they are. */
export function withViewSettings(
  stored: StoredColumns,
  viewId: string | undefined,
  { density: _, ...next }: ColumnSettings,
): StoredColumns {
  const { views } = stored;
  if (viewId === undefined || !views?.[viewId]) return { ...next, ...(views && { views }) };
  return { ...stored, view: next.view, widths: next.widths, views: { ...views, [viewId]: parseArrangement(next) } };
}

type Keyed = { key: string; initiallyHidden?: true };

export const isShown = ({ key, initiallyHidden }: Keyed, { shown }: Pick<Arrangement, 'shown'>) =>
  shown[key] ?? !initiallyHidden;

/**
 * All columns in the operator's order, pinned ones first. New columns keep their place after the column before them.
 */
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
