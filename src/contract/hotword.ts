import { z } from 'zod';
import { BulkResult, bulkIds, matching } from './bulk';
import { id, instant, listOf, paging, sortsOf, version } from './common';
import { defineEndpoint } from './endpoint';
import { Job } from './job';
import { hotwordBulkActions, hotwordLinkTypes, hotwordSources, hotword as limit } from './limits/hotword';
import { newOrder, settingStatus, sort, stamps, text, versioned, versionQuery } from './setting';

const written = {
  /** Unique but for case, width and space around it. */
  word: text(limit.word),
  linkType: z.enum(hotwordLinkTypes),
  /** The id of the project or category, or the path of a page; null for `none`. */
  target: text(limit.target).nullable(),
  highlighted: z.boolean(),
  sort,
  /** Shown from here on; null: at once. */
  validFrom: instant.nullable(),
  /** No longer shown from here on; null: no end. */
  validTo: instant.nullable(),
  status: settingStatus,
};

/** A search suggestion of the mini program (domain.md 6.14). */
export const Hotword = z.object({
  id,
  ...written,
  /** The name of the project or category; null where there is none, or none any more. */
  targetName: z.string().nullable(),
  source: z.enum(hotwordSources),
  searchCount: z.int().nonnegative(),
  ...stamps,
  version,
});
export type Hotword = z.infer<typeof Hotword>;

export const HotwordInput = z.object(written);
export type HotwordInput = z.input<typeof HotwordInput>;

export const hotwordSorts = sortsOf(['sort', 'searchCount', 'updatedAt']);

export const HotwordFilter = z
  .object({
    /** A part of the word, in any case and width. */
    keyword: text(limit.keyword),
    status: settingStatus,
    source: z.enum(hotwordSources),
  })
  .partial();
export type HotwordFilter = z.input<typeof HotwordFilter>;

export const HotwordQuery = HotwordFilter.extend({ ...paging, sort: z.enum(hotwordSorts).optional() }).strict();
export type HotwordQuery = z.input<typeof HotwordQuery>;

export const HotwordList = listOf(Hotword);
export type HotwordList = z.infer<typeof HotwordList>;

/** What has to be known of a hotword to put it in order with the others. */
export const HotwordPlace = Hotword.pick({ id: true, word: true, status: true });
export type HotwordPlace = z.infer<typeof HotwordPlace>;

const action = z.enum(hotwordBulkActions);
export type HotwordBulkAction = z.infer<typeof action>;

/** A word that members search for and that is no hotword yet. */
export const HotwordSuggestion = z.object({ word: z.string(), searchCount: z.int().positive() });
export type HotwordSuggestion = z.infer<typeof HotwordSuggestion>;

const rules = `422 for a word that is taken or not allowed, a target that does not exist, validFrom not before validTo, or more than ${limit.enabled} enabled`;

export const hotwordApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/hotwords',
    summary: 'A page of hotwords, in their order unless sorted otherwise',
    query: HotwordQuery,
    data: HotwordList,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/hotwords',
    summary: `Add a hotword by hand. ${rules}`,
    body: HotwordInput,
    data: Hotword,
  }),
  order: defineEndpoint({
    method: 'GET',
    path: '/hotwords/order',
    summary: 'All hotwords in their order, for one to be moved: a page has not all of them',
    data: z.array(HotwordPlace),
  }),
  reorder: defineEndpoint({
    method: 'PUT',
    path: '/hotwords/order',
    summary:
      'Put all hotwords into an order; 409 with the ids in their current order when that is not the one it began with',
    body: newOrder,
    data: z.null(),
  }),
  suggestions: defineEndpoint({
    method: 'GET',
    path: '/hotwords/suggestions',
    summary: 'Words that members search for and that could be imported, most searched first',
    data: z.array(HotwordSuggestion),
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/hotwords/import',
    summary:
      'Add suggestions as disabled hotwords without a link, at the end of the order. Each failed one has the word as its id',
    body: z.object({ words: z.array(text(limit.word)).min(1).max(limit.imported) }),
    data: BulkResult,
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/hotwords/bulk',
    summary: 'An action on picked hotwords, answered at once',
    body: z.object({ ids: bulkIds, action }),
    data: BulkResult,
  }),
  bulkMatching: defineEndpoint({
    method: 'POST',
    path: '/hotwords/bulk-matching',
    summary: 'An action on all hotwords that match a filter, as a job',
    body: matching(HotwordFilter).extend({ action }),
    data: Job,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/hotwords/:id',
    summary: 'One hotword',
    data: Hotword,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/hotwords/:id',
    summary: `Replace what is written of a hotword. ${rules}`,
    body: HotwordInput.extend({ version }),
    data: Hotword,
  }),
  enable: defineEndpoint({
    method: 'POST',
    path: '/hotwords/:id/enable',
    summary: `Show a hotword; 422 when ${limit.enabled} are enabled`,
    body: versioned,
    data: Hotword,
  }),
  disable: defineEndpoint({
    method: 'POST',
    path: '/hotwords/:id/disable',
    summary: 'Show a hotword no longer',
    body: versioned,
    data: Hotword,
  }),
  pin: defineEndpoint({
    method: 'POST',
    path: '/hotwords/:id/pin',
    summary: 'Put a hotword first; the others keep their order',
    body: versioned,
    data: Hotword,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/hotwords/:id',
    summary: 'Delete a hotword. Can be undone by restore',
    query: versionQuery,
    data: z.null(),
  }),
  restoreAll: defineEndpoint({
    method: 'POST',
    path: '/hotwords/restore',
    summary:
      'Undo the deletion of several, picked or by a job of the operator, each as far as it can be; 404 for another job',
    body: z.union([z.object({ ids: bulkIds }), z.object({ jobId: id })]),
    data: BulkResult,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/hotwords/:id/restore',
    summary:
      'Undo a deletion; `version` is the one that the deletion was asked with, plus one. 422 when its word is taken by now or it would be one enabled too many',
    body: versioned,
    data: Hotword,
  }),
};
