import { z } from 'zod';
import { id, text, typedText, version } from './common';
import { savedView as limit, savedViewLists } from './limits/saved-view';
import { resource } from './resource';

const list = z.enum(savedViewLists).describe('The list that a view is of');
const columnKey = z.string().min(1).max(limit.maxColumnKeyLength);

/** Visible columns of a list and their order. */
export const SavedColumns = z.object({
  order: z.array(columnKey).max(limit.maxColumns).describe('As they stand; one that is missing stands where it did'),
  shown: z.record(columnKey, z.boolean()).describe('Those that were turned on or off'),
  pinned: z.array(columnKey).max(limit.maxColumns).describe('Those that stay in view as the table is scrolled'),
});
export type SavedColumns = z.infer<typeof SavedColumns>;

export const SavedViewInput = z.object({
  list,
  name: typedText(limit.maxNameLength).describe(
    'Unique among the operator’s own views of the list, whatever the case and width of its letters',
  ),
  query: text(limit.maxQueryLength).describe(
    'Filters, sort and tab of the list as in its URL, without page and period, and without personal filters',
  ),
  columns: SavedColumns.nullable().describe('null leaves the columns as they are'),
  isShared: z.boolean().describe('Whether the other operators are offered it; they use it, and cannot change it'),
});
export type SavedViewInput = z.input<typeof SavedViewInput>;

/** Named filters, sort, tab and columns of a list (docs/domain.md 9). */
export const SavedView = SavedViewInput.extend({
  id,
  version,
  /** Name of its owner. */
  ownerName: z.string(),
  /** Whether the current operator is the owner. */
  isMine: z.boolean(),
  isDefault: z
    .boolean()
    .describe(
      'Whether the list opens with it for the current operator, where its URL has no query; at most one of a list',
    ),
});
export type SavedView = z.infer<typeof SavedView>;

const views = resource('/saved-views', {
  names: ['view', 'views'],
  item: SavedView,
  input: SavedViewInput,
});
const ofOthers = '404 for that of another operator';

export const savedViewApi = {
  list: views.call('GET', '', {
    summary: 'The views of a list: the operator’s own, and then those that others share, as they were made',
    query: z.object({ list }),
    data: z.array(SavedView),
  }),
  defaults: views.call('GET', '/default', {
    summary: 'The views that lists open with for the operator: at most one of a list, their own or shared',
    data: z.array(SavedView).max(savedViewLists.length),
  }),
  setDefault: views.call('PUT', '/:id/default', {
    summary: `Open a list with a view, own or shared, in place of the one before it, or no longer; for the operator alone, and the version stays. ${ofOthers} that is not shared`,
    body: z.object({
      /** Whether the list opens with this view from now on. */
      isDefault: z.boolean(),
    }),
    data: SavedView,
    errors: ['NOT_FOUND'],
  }),
  ...views.usualCalls(
    {
      create: `. 422 on name where it is taken, on query where it has a personal filter; at most ${limit.maxPerList} of a list`,
      update: `; its list stays the same. 422 as for a new one, ${ofOthers}`,
      remove: `; others have it no longer either, ${ofOthers}`,
      restore: `; refused where its name or place is taken by now`,
    },
    {
      create: ['VIEWS_FULL'],
      update: ['NOT_FOUND'],
      remove: ['NOT_FOUND'],
      restore: ['VIEWS_FULL', 'VIEW_NAME_TAKEN', 'NOT_FOUND'],
    },
  ),
};
