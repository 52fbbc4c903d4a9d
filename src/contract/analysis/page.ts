import { z } from 'zod';
import { sortsOf, typedText, version } from '../common';
import { analysis as limit } from '../limits/analysis';
import { count, people, reported, seconds } from './period';

const pagePath = z.string().min(1).max(limit.maxPagePathLength);

/** Name that operators gave to a page of the mini program. */
export const PageName = z.object({
  /** Path of the page in the mini program. */
  pagePath,
  /** Name that operators gave; null: none, the path is shown. */
  pageName: z.string().nullable(),
  version,
});
export type PageName = z.infer<typeof PageName>;

export const PageNameQuery = PageName.pick({ pagePath: true });

export const PageNameInput = z.object({
  /** Path of the page in the mini program. */
  pagePath,
  /** Null removes the name. */
  pageName: typedText(limit.maxPageNameLength).nullable(),
  version,
});
export type PageNameInput = z.infer<typeof PageNameInput>;

/** Visit Page (docs/domain.md 6.13), summed over the days that have figures. */
export const VisitPageRow = PageName.extend({
  /** Page views. */
  pageVisitPv: count,
  /** People; over several days the mean of the days, because people cannot be summed. Null if there is no figure. */
  pageVisitUv: people.nullable(),
  /** Seconds per visit. */
  pageStaytimePv: seconds,
  /** Number of visits that began on the page. */
  entrypagePv: count,
  /** Number of visits that ended on the page. */
  exitpagePv: count,
  /** Number of shares. */
  pageSharePv: count,
  /** People who shared it; over several days the mean of the days. Null if there is no figure. */
  pageShareUv: people.nullable(),
});
export type VisitPageRow = z.infer<typeof VisitPageRow>;

/** Sorts of the list. Rows without a figure come last, ordered by path. */
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
  /** Number of days in the sums. */
  days: count,
  /** The most visited pages (limits/analysis, `maxPages`), in the requested order. */
  rows: z.array(VisitPageRow).max(limit.maxPages),
});
export type VisitPages = z.infer<typeof VisitPages>;
