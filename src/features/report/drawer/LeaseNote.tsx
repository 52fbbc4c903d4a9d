import { Alert, Button, Flex, Typography } from 'antd';
import { focusButton } from '@/components/form/focus-first';
import type { ReportDetail } from '@/contract/report';
import type { useLease } from '@/hooks/lease/useLease';
import { useTakeOver } from '@/hooks/lease/useTakeOver';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { formatMinute } from '@/utils/date';

type Props = { report: ReportDetail; lease: ReturnType<typeof useLease> };

const formatTime = (instant: string | undefined) => formatMinute(instant)?.slice(-5) ?? '';
const isOver = ({ status }: ReportDetail) => status !== 'pending' && status !== 'reviewing';

/** Shows who holds the report if it is not this window, with actions; entered values stay. */
export function LeaseNote({ report, lease: { status, holder, claim, takeOver } }: Props) {
  const t = useText(reportReviewTexts);
  const said = { name: holder?.operatorName ?? '', time: formatTime(holder?.since) };
  const askToTakeOver = useTakeOver(
    { holder, takeOver },
    { title: t('lease.takeOver.title', said), text: t('lease.takeOver.text', said), ok: t('lease.takeOver') },
  );
  if (status === 'asking') return null;
  if (status === 'mine')
    return <Typography.Text type="secondary">{t('lease.mine', { time: formatTime(holder.until) })}</Typography.Text>;
  const title = () => {
    if (report.hidden) return t(`hidden.${report.hidden}.text`);
    if (isOver(report)) return t('lease.over');
    if (report.firstReading?.isMine) return t('lease.secondReader');
    if (status === 'free') return t('lease.free');
    if (status === 'failed') return t('lease.failed');
    if (!holder) return t('lease.ended');
    if (holder.isMine) return t('lease.otherWindow', said);
    return t(status === 'lost' ? 'lease.takenOver' : 'lease.held', said);
  };
  const isNobodys = report.hidden !== null || isOver(report) || report.firstReading?.isMine;
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={title()}
      description={
        !isNobodys && (
          <Flex gap={8} wrap>
            {holder ? (
              <Button ref={focusButton} onClick={askToTakeOver}>
                {t(holder.isMine ? 'lease.here' : 'lease.takeOver')}
              </Button>
            ) : (
              <Button ref={focusButton} onClick={() => claim()}>
                {t('lease.claim')}
              </Button>
            )}
          </Flex>
        )
      }
    />
  );
}
