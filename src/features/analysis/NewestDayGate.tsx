import type { ReactNode } from 'react';
import { Page } from '@/components/page/Page';
import { useQueryParams } from '@/hooks/useQueryParams';
import { ReportNotice } from './ReportNotice';

type Props = {
  /** Whether it is known by now which day is the newest. */
  isSettled: boolean;
  /** The parameters of the address that name a day. */
  params: readonly string[];
  children: ReactNode;
};

const HEIGHT = 240;

/**
 * Around a screen of one day, which opens on the newest that has figures (docs/domain.md 6.13): waits until that is
 * known, unless the address names a day.
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
