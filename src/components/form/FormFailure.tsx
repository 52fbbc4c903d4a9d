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
  /** False if the form has no input that could be lost. */
  hasContent?: boolean;
};

/** Shows above a form why it was not saved. */
export function FormFailure({ failure, hasContent = true }: Props) {
  const t = useText(formTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    // The start of a long form may be out of view.
    box.current?.scrollIntoView({ block: 'nearest' });
    // The pressed button may have been removed, and the focus lost with it.
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
