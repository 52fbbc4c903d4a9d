import { useCountDown } from 'ahooks';
import { Alert, Button } from 'antd';
import { reveal as limit } from '@/contract/limits/reveal';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { revealTexts } from '@/locales/reveal';
import type { Purpose } from './ReportFile';

type Props = { purpose: Purpose; onHide: () => void };

/** Shows purpose and remaining time of opened files of a hidden report, and hides them at the end. */
export function WithheldNote({ purpose, onHide }: Props) {
  const t = useText(reportReviewTexts);
  const tReveal = useText(revealTexts);
  const [leftMs] = useCountDown({ leftTime: limit.maxSeconds * 1000, onEnd: onHide });
  return (
    <Alert
      type="warning"
      showIcon
      title={t('withheld.shown', { purpose: tReveal(`purpose.${purpose}`) })}
      description={<span role="timer">{tReveal('left', { seconds: Math.ceil(leftMs / 1000) })}</span>}
      action={
        <Button size="small" onClick={onHide}>
          {tReveal('hide')}
        </Button>
      }
    />
  );
}
