import { useCountDown } from 'ahooks';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusButton } from '@/components/form/focus-first';
import { ClearValue } from '@/components/reveal/ClearValue';
import styles from '@/components/reveal/RevealedValues.module.css';
import { reveal as limit } from '@/contract/limits/reveal';
import { useFocusBack } from '@/hooks/useFocusBack';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { revealTexts } from '@/locales/reveal';
import { groupPhone } from '@/utils/phone-groups';

type Props = {
  name: string;
  number: string;
  /** Goes on to what came of the call; it is offered after the number is gone, too. */
  onRecord?: () => void;
  onClose: () => void;
};

/** The number to call, large, gone after a minute whatever happens; then what came of the call can still be recorded. */
export function CallDialog({ name, number, onRecord, onClose }: Props) {
  const t = useText(callTexts);
  const tReveal = useText(revealTexts);
  const [isHidden, setIsHidden] = useState(false);
  useFocusBack(true);
  const [leftMs] = useCountDown({
    leftTime: limit.maxSeconds * 1000,
    onEnd: () => (onRecord ? setIsHidden(true) : onClose()),
  });

  return (
    <Modal
      open
      title={t('title', { name })}
      width={420}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isHidden ? t('close') : tReveal('hide')}</Button>
          {onRecord && (
            <Button
              ref={focusButton}
              type="primary"
              onClick={() => {
                // Once it is gone and has given the focus back: where the operator goes on takes it then.
                flushSync(onClose);
                onRecord();
              }}
            >
              {t('record')}
            </Button>
          )}
        </>
      }
    >
      {isHidden ? (
        <p role="status">{t('hidden')}</p>
      ) : (
        <>
          <p className={styles.left} role="timer">
            {tReveal('left', { seconds: Math.ceil(leftMs / 1000) })}
          </p>
          <ClearValue label={t('number')} value={number} display={groupPhone(number)} />
        </>
      )}
    </Modal>
  );
}
