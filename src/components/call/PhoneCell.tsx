import { LoadingOutlined, PhoneOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import styles from './PhoneCell.module.css';

type Props = {
  /** The masked number; null where there is none to call. */
  number: string | null;
  /** Whom it calls, by something that is not personal. */
  name: string;
  /** Left out where nobody may call. */
  onCall?: (button: HTMLElement) => Promise<unknown>;
};

/** A masked number in a row, and the way to call it; a plain button, as a hundred rows have a hundred of them. */
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
