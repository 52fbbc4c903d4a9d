import { Alert } from 'antd';
import { ErrorText } from '@/errors/ErrorText';

/** Error of a failed step. */
export function StepFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return <Alert role="alert" type="error" showIcon title={<ErrorText error={error} />} />;
}
