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

/**
 * Claims the next report that matches the filters of the list, and opens its review. When none is left, it offers to
 * close the open report, which is none of the waiting ones.
 *
 * @param open opens the review of a report
 * @param close closes the open report; undefined without one
 */
export function useClaimNext(open: (id: string) => void, close: (() => void) | undefined) {
  const t = useText(reportReviewTexts);
  const { message, modal } = App.useApp();
  const { read } = useQueryParams();
  const [claimNext, isClaiming] = useAction(async () => {
    const report = await claimNextReport(Object.fromEntries(FILTERS.map((name) => [name, read(name) ?? undefined])));
    if (report) open(report.id);
    else if (!close) message.info(t('none'));
    else if (await modal.confirm({ title: t('none'), okText: t('none.back'), cancelText: t('none.stay') })) close();
  });
  return { claimNext: () => void claimNext(), isClaiming };
}
