import { LoadingOutlined, PhoneOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import styles from './PhoneCell.module.css';

type Props = {
  /** The masked number; null if there is none. */
  number: string | null;
  /** Non-personal name of the callee. */
  name: string;
  /** Left out where calls are not allowed. */
  onCall?: (button: HTMLElement) => Promise<unknown>;
};

/** Masked number with a call button; a plain button, as a hundred rows have a hundred of them. */
export function PhoneCell({ number, name, onCall }: Props) {
  const t = useText(callTexts);
  const [isBusy, setIsBusy] = useState(false);
  if (number === null) return '—';
  if (!onCall) return number;
  return (
    <span className={styles.cell}>
      {number}
      <button
        type="button"
        className={styles.call}
        title={t('call')}
        aria-label={t('callNamed', { name })}
        aria-busy={isBusy}
        onClick={async ({ currentTarget }) => {
          setIsBusy(true);
          await onCall(currentTarget);
          setIsBusy(false);
        }}
      >
        {isBusy ? <LoadingOutlined aria-hidden /> : <PhoneOutlined aria-hidden />}
      </button>
    </span>
  );
}
