import type { RecordFilter } from '@/contract/record-list';

/** Address of the screen of one record. */
export const recordPath = (id: string) => `/record/record-detail?id=${encodeURIComponent(id)}`;

type InUrl = Pick<RecordFilter, 'projectId' | 'channelId' | 'hospitalId' | 'eligibility' | 'reached' | 'status'>;

/** URL of Record List with all records that match a filter. */
export const recordListPath = (filter: InUrl) =>
  `/record/record-list?${new URLSearchParams({ tab: 'all', ...(filter as Record<string, string>) })}`;
