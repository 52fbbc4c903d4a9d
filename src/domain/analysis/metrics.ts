/** Unit of a figure, which determines how it is formatted. */
export type Unit = 'times' | 'people' | 'seconds' | 'pages' | 'percent' | 'timesPerPerson' | 'hours';

/**
 * How figures of several days, weeks or months are aggregated.
 * - `sum`: they add up
 * - `mean`: people, de-duplicated within each period; a sum would count one person several times (docs/domain.md 1.3)
 * - `last`: a running total, whose newest value is the total
 * - `by`: a ratio, weighted by its denominator
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

/** Terms that the glossary explains: the platform's figures and the terms that reports derive from them. */
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

/** The platform's figures (docs/domain.md 1.3 and 6.13), named as in the contract. */
export const metrics: Record<MetricName, Metric> = {
  visitTotal: { unit: 'people', aggregate: 'last' },
  visitTotalDelta: { unit: 'people', aggregate: 'sum' },
  sharePv: times,
  shareUv: people,
  sharePerUser: { unit: 'timesPerPerson', aggregate: { by: 'shareUv' } },
  sessionCnt: times,
  visitPv: times,
  visitUv: people,
  // Everyone is new only once, so these people add up.
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

/** Decimal places that a unit is displayed with. */
export const digits: Record<Unit, number> = {
  times: 0,
  people: 0,
  seconds: 1,
  pages: 2,
  percent: 1,
  timesPerPerson: 2,
  hours: 1,
};
