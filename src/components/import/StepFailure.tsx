import { Alert } from 'antd';
import { ErrorText } from '@/errors/ErrorText';

/** Why a step was not taken. */
export function StepFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return <Alert role="alert" type="error" showIcon title={<ErrorText error={error} />} />;
}
