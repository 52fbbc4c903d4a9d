import type { RecordFilter } from '@/contract/record-list';

/** URL of the screen of a record. */
export const recordPath = (id: string) => `/record/record-detail?id=${encodeURIComponent(id)}`;

type InUrl = Pick<
  RecordFilter,
  'projectId' | 'channelId' | 'hospitalId' | 'eligibility' | 'reached' | 'status' | 'startedFrom' | 'startedBefore'
>;

/** URL of Record List with all records that match a filter. */
export const recordListPath = (filter: InUrl) =>
  `/record/record-list?${new URLSearchParams({ tab: 'all', ...(filter as Record<string, string>) })}`;
