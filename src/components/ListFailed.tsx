import { Button, Result } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';

/** A list that did not arrive, with the way to ask for it again. Never to be mistaken for an empty one. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('list');
  return (
    <Result
      status="warning"
      title={t('failed')}
      subTitle={<ErrorText error={error} />}
      extra={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
