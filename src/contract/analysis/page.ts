import { z } from 'zod';
import { sortsOf, typedText, version } from '../common';
import { analysis as limit } from '../limits/analysis';
import { count, people, reported, seconds } from './period';

const pagePath = z.string().min(1).max(limit.maxPagePathLength);

/** What operators call a page of the mini program. */
export const PageName = z.object({
  /** Path of the page in the mini program. */
  pagePath,
  /** What operators call it; null: by its path. */
  pageName: z.string().nullable(),
  version,
});
export type PageName = z.infer<typeof PageName>;

export const PageNameQuery = PageName.pick({ pagePath: true });

export const PageNameInput = z.object({
  /** Path of the page in the mini program. */
  pagePath,
  /** Null takes the name away. */
  pageName: typedText(limit.maxPageNameLength).nullable(),
  version,
});
export type PageNameInput = z.infer<typeof PageNameInput>;

/** Visit Page (docs/domain.md 6.13), summed over the days that have figures. */
export const VisitPageRow = PageName.extend({
  /** How often the page was seen. */
  pageVisitPv: count,
  /** People; over several days, where they cannot be added up, the mean of the days. Null where there is none. */
  pageVisitUv: people.nullable(),
  /** Seconds per visit. */
  pageStaytimePv: seconds,
  /** How often it was the first page of a visit. */
  entrypagePv: count,
  /** How often it was the last page of a visit. */
  exitpagePv: count,
  /** How often it was shared. */
  pageSharePv: count,
  /** Likewise. */
  pageShareUv: people.nullable(),
});
export type VisitPageRow = z.infer<typeof VisitPageRow>;

/** The sorts of the list. Rows without a figure come last, by path. */
export const visitPageSorts = sortsOf([
  'pagePath',
  'pageName',
  'pageVisitPv',
  'pageVisitUv',
  'pageStaytimePv',
  'entrypagePv',
  'exitpagePv',
  'pageSharePv',
  'pageShareUv',
]);

export const VisitPages = z.object({
  ...reported,
  /** Days that are in the sums. */
  days: count,
  /** The most visited pages (limits/analysis, `topPages`), in the order that was asked for. */
  rows: z.array(VisitPageRow).max(limit.maxPages),
});
export type VisitPages = z.infer<typeof VisitPages>;
