import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import type { ShownAnswers } from './useShownAnswers';

/** Says for how long answers stay clear, and hides them at once. */
export function ClearNote({ shown: { secondsLeft, hide } }: { shown: ShownAnswers }) {
  const t = useText(recordDetailTexts);
  return (
    <Alert
      role="timer"
      type="warning"
      style={{ marginBlockEnd: 12 }}
      title={t('reveal.left', { seconds: secondsLeft })}
      action={
        <Button size="small" onClick={hide}>
          {t('reveal.hide')}
        </Button>
      }
    />
  );
}
