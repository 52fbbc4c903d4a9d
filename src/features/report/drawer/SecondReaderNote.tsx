import { Alert } from 'antd';
import type { ReportListed } from '@/contract/report-list';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { formatMinute } from '@/utils/date';

/** First reader of a critical value, which needs a second reader. */
export function SecondReaderNote({ report: { status, firstReading } }: { report: ReportListed }) {
  const t = useText(reportReviewTexts);
  if (!firstReading || (status !== 'pending' && status !== 'reviewing')) return null;
  const { operatorName: name, isMine, at } = firstReading;
  const said = { name, time: formatMinute(at) ?? '' };
  return <Alert type="warning" showIcon title={t(isMine ? 'second.mine' : 'second.theirs', said)} />;
}
