import { App, Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { revealTexts } from '@/locales/reveal';
import styles from './RevealedValues.module.css';

type Props = {
  label: string;
  value: string;
  /** Displayed form; the value itself by default. */
  display?: string;
};

/** An unmasked value in large type, to read out or copy. */
export function ClearValue({ label, value, display = value }: Props) {
  const t = useText(revealTexts);
  const { message } = App.useApp();
  return (
    <Typography.Text
      copyable={{
        text: value,
        tooltips: [t('copy', { name: label }), t('copied')],
        onCopy: () => void message.success(t('copied')),
      }}
      className={styles.text}
    >
      <bdi>{display}</bdi>
    </Typography.Text>
  );
}
