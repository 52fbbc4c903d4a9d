import { Alert, Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { notificationTexts } from '@/locales/notification';

type Props = { error: unknown; onRetry: () => void };

/** Shown above stale notifications after a failed refresh. */
export function RefreshFailed({ error, onRetry }: Props) {
  const t = useText(notificationTexts);
  const tList = useText(listTexts);
  return (
    <Alert
      banner
      type="warning"
      role="alert"
      title={t('reloadFailed')}
      description={<ErrorText error={error} />}
      action={
        <Button size="small" onClick={onRetry}>
          {tList('retry')}
        </Button>
      }
    />
  );
}
