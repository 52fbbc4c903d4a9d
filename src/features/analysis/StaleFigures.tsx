import { StaleNote } from '@/components/feedback/StaleNote';
import type { ReportRead } from './useReport';

/** Note that the figures below could not be refreshed, if so. */
export const StaleFigures = ({ read: { stale, reload } }: { read: ReportRead }) =>
  stale && <StaleNote {...stale} onRetry={reload} />;
