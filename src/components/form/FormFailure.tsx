import { Alert } from 'antd';
import { AppError } from '@/errors/app-error';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import type { Failure } from './useSubmit';

const isGone = (error: unknown) => error instanceof AppError && error.status === 404;

/** Says above a form why it was not saved. */
export function FormFailure({ failure }: { failure?: Failure }) {
  const t = useText('form');
  if (!failure) return null;
  const { error, messages } = failure;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={isGone(error) ? t('gone') : <ErrorText error={error} />}
      description={
        isGone(error)
          ? t('gone.text')
          : messages.length > 0 && messages.map((message) => <div key={message}>{message}</div>)
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
