import { Alert } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import type { Failure } from './useSubmit';

/** Says above a form why it was not saved. */
export function FormFailure({ failure }: { failure?: Failure }) {
  if (!failure) return null;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={<ErrorText error={failure.error} />}
      description={failure.messages.length > 0 && failure.messages.map((message) => <div key={message}>{message}</div>)}
      style={{ marginBlockEnd: 16 }}
    />
  );
}
