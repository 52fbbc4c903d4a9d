import { Alert, Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';

type Props = {
  /** When what is shown was read, in milliseconds of the server's clock. */
  at: number;
  /** Why it could not be read again. */
  error: unknown;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** The time of day, with its date where that is not today, in the business time zone. */
function formatReadAt(at: number) {
  const [time, now] = [businessClock(at), businessClock(serverNow())];
  return time.format(time.isSame(now, 'day') ? 'HH:mm' : 'YYYY-MM-DD HH:mm');
}

/**
 * Stands above what could not be refreshed: says from when it is, with a retry. What it is about is
 * dimmed by `stale.module.css`.
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
            // The button goes once the answer is there, and would take the focus with it.
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
