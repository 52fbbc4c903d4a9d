import { z } from 'zod';
import { id, text, typedText, version } from './common';
import { defineEndpoint } from './endpoint';
import { savedView as limit, savedViewLists } from './limits/saved-view';

const list = z.enum(savedViewLists).describe('The list that a view is of');
const viewInput = z.object({
  list,
  name: typedText(limit.maxNameLength).describe('Unique among the operator’s views of the list'),
  query: text(limit.maxQueryLength).describe(
    'The query of the list’s address: filters, sort and tab; nothing personal',
  ),
});

/** Filters of a list under a name, of one operator alone. */
export const SavedView = viewInput.extend({ id, version });
export type SavedView = z.infer<typeof SavedView>;

export const savedViewApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/saved-views',
    summary: 'The operator’s views of a list, in the order in which they were made',
    query: z.object({ list }),
    data: z.array(SavedView).max(limit.maxPerList),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/saved-views',
    summary: `Keep a view. 422 on name where it is taken, 403 VIEWS_FULL with ${limit.maxPerList} of the list`,
    body: viewInput,
    data: SavedView,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/saved-views/:id',
    summary: 'Replace a view. 422 on name where it is taken',
    body: viewInput.extend({ version }),
    data: SavedView,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Delete a view; one that is gone is deleted already',
    data: z.null(),
  }),
};
