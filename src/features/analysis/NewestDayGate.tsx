import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { useQueryParams } from '@/hooks/useQueryParams';
import { ReportNotice } from './ReportNotice';

type Props = {
  /** Whether the newest day is known, or failed to load. */
  isSettled: boolean;
  /** URL parameters that set the day. */
  params: readonly string[];
  children: ReactNode;
};

const HEIGHT = 240;

/**
 * Wraps a screen that opens on the newest day with figures (docs/domain.md 6.13). Shows a skeleton until that day is
 * known, unless the URL sets one.
 */
export function NewestDayGate({ isSettled, params, children }: Props) {
  const { read } = useQueryParams();
  if (isSettled || params.some((name) => read(name) !== null)) return children;
  return (
    <Page>
      <ReportNotice kind="loading" height={HEIGHT} onRetry={() => {}} />
    </Page>
  );
}
