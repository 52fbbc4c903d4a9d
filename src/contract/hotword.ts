import { z } from 'zod';
import { BulkResult } from './bulk';
import { id, instant, listOf, pagePathRule, paging, sortsOf, version } from './common';
import { hotwordBulkActions, hotwordLinkTypes, hotwordSources, hotword as limit } from './limits/hotword';
import { sort as sortLimit } from './limits/sort';
import { resource } from './resource';
import { auditFields, settingStatus, sort, text } from './setting';

const editableFields = {
  /** Unique, ignoring case, width and surrounding spaces. */
  word: text(limit.maxWordLength),
  /** What a tap opens. */
  linkType: z.enum(hotwordLinkTypes),
  target: text(limit.maxTargetLength)
    .nullable()
    .describe(`The id of the project or category; null for \`none\`; for \`mpPage\` the path. ${pagePathRule}`),
  /** Whether it is highlighted. */
  highlighted: z.boolean(),
  sort,
  /** Shown from this instant on; null: at once. */
  validFrom: instant.nullable(),
  /** Shown until this instant; null: no end. */
  validTo: instant.nullable(),
  /** Members see the enabled ones. */
  status: settingStatus,
};

/** A search suggestion of the mini program (docs/domain.md 6.14). */
export const Hotword = z.object({
  id,
  ...editableFields,
  /** Name of the project or category; null without a target or if it no longer exists. */
  targetName: z.string().nullable(),
  /** Source of the hotword. */
  source: z.enum(hotwordSources),
  /** Number of all searches for it. */
  searchCount: z.int().nonnegative(),
  ...auditFields,
  version,
});
export type Hotword = z.infer<typeof Hotword>;

export const HotwordInput = z.object({
  ...editableFields,
  /** Left out: unchanged, or last for a new hotword. */
  sort: sort.optional(),
});
export type HotwordInput = z.input<typeof HotwordInput>;

export const hotwordSorts = sortsOf(['sort', 'searchCount', 'updatedAt']);

export const HotwordFilter = z
  .object({
    /** Part of the word, ignoring case and width. */
    keyword: text(limit.maxKeywordLength),
    /** In this state. */
    status: settingStatus,
    /** From this source. */
    source: z.enum(hotwordSources),
  })
  .partial();
export type HotwordFilter = z.input<typeof HotwordFilter>;

export const HotwordQuery = HotwordFilter.extend({ ...paging, sort: z.enum(hotwordSorts).optional() }).strict();
export type HotwordQuery = z.input<typeof HotwordQuery>;

export const HotwordList = listOf(Hotword);
export type HotwordList = z.infer<typeof HotwordList>;

/** Fields of a hotword that reordering needs. */
export const HotwordPlace = Hotword.pick({ id: true, word: true, status: true, validFrom: true, validTo: true });
export type HotwordPlace = z.infer<typeof HotwordPlace>;

const action = z.enum(hotwordBulkActions);
export type HotwordBulkAction = z.infer<typeof action>;

/** A word that members search for and that is not a hotword yet. */
export const HotwordSuggestion = z.object({
  /** The search term. */
  word: z.string(),
  /** Number of all searches for it. */
  searchCount: z.int().positive(),
});
export type HotwordSuggestion = z.infer<typeof HotwordSuggestion>;

const rules = `422 on word where it is taken or not allowed, on target where there is no such thing, on validTo that is not after validFrom, on status where ${limit.maxEnabled} others are enabled`;
const full = `403 HOTWORDS_FULL where there are ${sortLimit.maxRows}`;

const hotwords = resource('/hotwords', {
  names: ['hotword', 'hotwords'],
  item: Hotword,
  list: HotwordList,
  query: HotwordQuery,
  input: HotwordInput,
  filter: HotwordFilter,
  change: { action },
});

export const hotwordApi = {
  ...hotwords.usualCalls({
    list: ', in their order unless sorted otherwise',
    create: ` by hand. ${rules}; ${full}`,
    reorder: '',
    bulk: '',
    bulkMatching: '',
    get: '',
    update: `. ${rules}`,
    enable: `; 403 HOTWORDS_ENABLED_FULL where ${limit.maxEnabled} others are`,
    disable: '',
    remove: '',
    restore: `. ${full}, HOTWORD_TAKEN where its word is by now, HOTWORDS_ENABLED_FULL for an enabled one where ${limit.maxEnabled} are`,
    restoreAll: '',
  }),
  order: hotwords.call('GET', '/order', {
    summary: 'All hotwords in their order, for one to be moved: a page has not all of them',
    data: z.array(HotwordPlace),
  }),
  suggestions: hotwords.call('GET', '/suggestions', {
    summary: 'Words that members search for and that could be imported, most searched first',
    data: z.array(HotwordSuggestion),
  }),
  import: hotwords.call('POST', '/import', {
    summary:
      'Add suggestions as disabled hotwords without a link, at the end of the order. Each failed one has the word as its id',
    body: z.object({
      /** Words from GET /hotwords/suggestions. */
      words: z.array(text(limit.maxWordLength)).min(1).max(limit.maxImported),
    }),
    data: BulkResult,
  }),
  pin: hotwords.act('pin', 'Put a hotword first; the others keep their order'),
};
