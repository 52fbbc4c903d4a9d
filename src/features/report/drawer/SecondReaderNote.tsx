import { Alert } from 'antd';
import type { ReportDetail } from '@/contract/report';
import { hasCriticalItem } from '@/domain/report/report-actions';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { formatMinute } from '@/utils/date';
import { AbnormalItems } from './AbnormalItems';

/** First reader of a critical value and what they read, while the report waits for a second reader. */
export function SecondReaderNote({
  report: { status, firstReading, firstItems, abnormalItems },
}: {
  report: ReportDetail;
}) {
  const t = useText(reportReviewTexts);
  if (!firstReading || (status !== 'pending' && status !== 'reviewing')) return null;
  const { operatorName: name, isMine, at } = firstReading;
  const said = { name, time: formatMinute(at) ?? '' };
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {t(hasCriticalItem(abnormalItems) ? (isMine ? 'second.mine' : 'second.theirs') : 'second.dropped', said)}
          {firstItems && <AbnormalItems items={firstItems} />}
        </>
      }
    />
  );
}
