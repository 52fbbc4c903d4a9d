import { useCountDown, useEventListener } from 'ahooks';
import { Button, Modal } from 'antd';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { reveal as limit } from '@/contract/limits/reveal';
import { isMobile } from '@/domain/validation/mobile';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';
import { groupPhone } from '@/utils/phone-groups';
import { ClearValue } from './ClearValue';
import styles from './RevealedValues.module.css';

type Props = {
  title: string;
  values: readonly { name: string; label: string; value: string | null; content?: ReactElement }[];
  onClose: () => void;
};

/** Unmasked values in large type, to read out or copy; hidden after a minute in any case, and before a print. */
export function RevealedValues({ title, values, onClose }: Props) {
  const t = useText(revealTexts);
  const [leftMs] = useCountDown({ leftTime: limit.maxSeconds * 1000, onEnd: onClose });
  useEventListener('beforeprint', () => flushSync(onClose));

  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('hide')}
        </Button>
      }
    >
      <p className={styles.left} role="timer">
        {t('left', { seconds: Math.ceil(leftMs / 1000) })}
      </p>
      <dl className={styles.values}>
        {values.map(({ name, label, value, content }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              {value === null
                ? '—'
                : (content ?? (
                    <ClearValue label={label} value={value} display={isMobile(value) ? groupPhone(value) : value} />
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
