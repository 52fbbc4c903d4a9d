import { Button, Result } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

/** A list that did not arrive, with the way to ask for it again. Never to be mistaken for an empty one. */
export function ListFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(listTexts);
  return (
    <Result
      status="warning"
      title={t('failed')}
      subTitle={<ErrorText error={error} />}
      extra={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
