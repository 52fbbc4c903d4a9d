/** How a figure is counted, and so how it is written. */
export type Unit = 'times' | 'people' | 'seconds' | 'pages' | 'percent' | 'timesPerPerson' | 'hours';

/**
 * What the figures of several days, weeks or months make together.
 * - `sum`: they add up
 * - `mean`: people, each counted once per period: their sum would count a person again and again
 *   (docs/domain.md 1.3), so that only the mean says something
 * - `last`: a running total, of which the newest is the whole
 * - `by`: a ratio, weighted by what it was divided by
 */
type Aggregate = 'sum' | 'mean' | 'last' | { by: MetricName };

export type Metric = { unit: Unit; aggregate: Aggregate };

export type MetricName =
  | 'visitTotal'
  | 'visitTotalDelta'
  | 'sharePv'
  | 'shareUv'
  | 'sharePerUser'
  | 'sessionCnt'
  | 'visitPv'
  | 'visitUv'
  | 'visitUvNew'
  | 'newRate'
  | 'stayTimeUv'
  | 'stayTimeSession'
  | 'visitDepth'
  | 'pageVisitPv'
  | 'pageVisitUv'
  | 'pageStaytimePv'
  | 'entrypagePv'
  | 'exitpagePv'
  | 'exitRate'
  | 'pageSharePv'
  | 'pageShareUv';

/** What the glossary explains: the figures of the platform, and the words of the reports that are made of them. */
export type Term =
  | MetricName
  | 'newUsers'
  | 'activeUsers'
  | 'retained'
  | 'retainRate'
  | 'opens'
  | 'sourceUv'
  | 'users'
  | 'share';

const times = { unit: 'times', aggregate: 'sum' } as const;
const people = { unit: 'people', aggregate: 'mean' } as const;

/** The figures of the platform (docs/domain.md 1.3 and 6.13), under the names of the contract. */
export const metrics: Record<MetricName, Metric> = {
  visitTotal: { unit: 'people', aggregate: 'last' },
  visitTotalDelta: { unit: 'people', aggregate: 'sum' },
  sharePv: times,
  shareUv: people,
  sharePerUser: { unit: 'timesPerPerson', aggregate: { by: 'shareUv' } },
  sessionCnt: times,
  visitPv: times,
  visitUv: people,
  // Everybody is new only once: these people do add up.
  visitUvNew: { unit: 'people', aggregate: 'sum' },
  newRate: { unit: 'percent', aggregate: { by: 'visitUv' } },
  stayTimeUv: { unit: 'seconds', aggregate: { by: 'visitUv' } },
  stayTimeSession: { unit: 'seconds', aggregate: { by: 'sessionCnt' } },
  visitDepth: { unit: 'pages', aggregate: { by: 'sessionCnt' } },
  pageVisitPv: times,
  pageVisitUv: people,
  pageStaytimePv: { unit: 'seconds', aggregate: { by: 'pageVisitPv' } },
  entrypagePv: times,
  exitpagePv: times,
  exitRate: { unit: 'percent', aggregate: { by: 'pageVisitPv' } },
  pageSharePv: times,
  pageShareUv: people,
};

/** Places after the point with which a unit is written. */
export const digits: Record<Unit, number> = {
  times: 0,
  people: 0,
  seconds: 1,
  pages: 2,
  percent: 1,
  timesPerPerson: 2,
  hours: 1,
};
