import { StaleNote } from '@/components/feedback/StaleNote';
import type { ReportRead } from './useReport';

/** Says that the figures below could not be refreshed, where that is so. */
export const StaleFigures = ({ read: { stale, reload } }: { read: ReportRead }) =>
  stale && <StaleNote {...stale} onRetry={reload} />;
