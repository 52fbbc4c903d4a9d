import { Alert, Button } from 'antd';
import { FocusFallback } from '@/components/page/FocusFallback';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import type { ShownAnswers } from './useShownAnswers';

type Props = {
  shown: ShownAnswers;
  /** What has the focus once they are hidden. */
  next: () => HTMLElement | null;
};

/** Says for how long answers stay clear, and hides them at once. */
export function ClearNote({ shown: { secondsLeft, hide }, next }: Props) {
  const t = useText(recordDetailTexts);
  return (
    <Alert
      role="timer"
      type="warning"
      style={{ marginBlockEnd: 12 }}
      title={t('reveal.left', { seconds: secondsLeft })}
      action={
        <FocusFallback to={next}>
          <Button size="small" onClick={hide}>
            {t('reveal.hide')}
          </Button>
        </FocusFallback>
      }
    />
  );
}
