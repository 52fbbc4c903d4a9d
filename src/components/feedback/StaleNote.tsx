import { Alert, Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';

type Props = {
  /** When the data was loaded, in milliseconds of the server's clock. */
  at: number;
  /** Why the refresh failed. */
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** Time of day, with the date if it is not today, in the business time zone. */
function formatReadAt(at: number) {
  const [time, now] = [businessClock(at), businessClock(serverNow())];
  return time.format(time.isSame(now, 'day') ? 'HH:mm' : 'YYYY-MM-DD HH:mm');
}

/**
 * Shown above data that could not be refreshed: says when it was loaded, with a retry. `stale.module.css` dims the
 * data.
 */
export function StaleNote({ at, error, isRetrying = false, onRetry }: Props) {
  const t = useText(listTexts);
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      style={{ marginBlockEnd: 12 }}
      title={t('stale', { time: formatReadAt(at) })}
      description={<ErrorText error={error} />}
      action={
        <Button
          size="small"
          loading={isRetrying}
          onClick={({ currentTarget }) => {
            // The button is removed with the response, and the focus would be lost with it.
            restoreFocus(currentTarget);
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
