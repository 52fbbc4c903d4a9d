import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { AppError } from '@/errors/app-error';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import styles from './FormFailure.module.css';
import type { Failure } from './useSubmit';

const isGone = (error: unknown) => error instanceof AppError && error.status === 404;

type Props = {
  failure?: Failure;
  /** False where nothing was entered that could be lost. */
  hasContent?: boolean;
};

/** Says above a form why it was not saved. */
export function FormFailure({ failure, hasContent = true }: Props) {
  const t = useText(formTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    // Whoever saves at the end of a long form does not see its beginning.
    box.current?.scrollIntoView({ block: 'nearest' });
    // The button that was pressed may be gone, and the focus with it.
    if (document.activeElement === document.body) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { error, messages } = failure;
  const alert = (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={isGone(error) ? t('gone') : <ErrorText error={error} isContentKept={hasContent} />}
      description={
        isGone(error)
          ? t('gone.text')
          : messages.length > 0 && messages.map((message) => <div key={message}>{message}</div>)
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      {alert}
    </div>
  );
}
