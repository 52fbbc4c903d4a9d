import { Alert, Button } from 'antd';
import type { Ref } from 'react';
import { FocusFallback } from '@/components/page/FocusFallback';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import type { ShownAnswers } from './useShownAnswers';

type Props = {
  shown: ShownAnswers;
  /** The button that hides the answers. */
  button: Ref<HTMLButtonElement>;
  /** Element to focus when the answers are hidden. */
  next: () => HTMLElement | null;
};

/** Shows how long answers stay unmasked, with a button that hides them. */
export function ClearNote({ shown: { secondsLeft, hide }, button, next }: Props) {
  const t = useText(recordDetailTexts);
  return (
    <Alert
      role="timer"
      type="warning"
      style={{ marginBlockEnd: 12 }}
      title={t('reveal.left', { seconds: secondsLeft })}
      action={
        <FocusFallback to={next}>
          <Button ref={button} size="small" onClick={hide}>
            {t('reveal.hide')}
          </Button>
        </FocusFallback>
      }
    />
  );
}
