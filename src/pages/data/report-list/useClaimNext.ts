import { App } from 'antd';
import type { ReportFilter } from '@/contract/report-list';
import { useAction } from '@/hooks/useAction';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { claimNextReport } from '@/services/report';

/** Filters of the list that also apply to the next report. */
const FILTERS = [
  'type',
  'projectId',
  'source',
  'no',
  'memberId',
  'recordId',
  'examFrom',
  'examBefore',
  'uploadedFrom',
  'uploadedBefore',
] as const satisfies readonly (keyof ReportFilter)[];

/** Claims the next report that matches the filters of the list, and opens its review. */
export function useClaimNext(open: (id: string) => void) {
  const t = useText(reportReviewTexts);
  const { message } = App.useApp();
  const { read } = useQueryParams();
  const [claimNext, isClaiming] = useAction(async () => {
    const report = await claimNextReport(Object.fromEntries(FILTERS.map((name) => [name, read(name) ?? undefined])));
    if (report) open(report.id);
    else message.info(t('none'));
  });
  return { claimNext: () => void claimNext(), isClaiming };
}
