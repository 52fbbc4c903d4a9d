import { Button, Result } from 'antd';
import { focusIfNowhere } from '@/components/form/focus-first';
import { ErrorText } from '@/errors/ErrorText';
import { focusBack } from '@/hooks/useFocusBack';
import { useRetryOnline } from '@/hooks/useRetryOnline';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  /** Says what did not arrive, where it is no list. */
  title?: string;
  error: unknown;
  onRetry: () => void;
  /** It stands where the button was that asked for more, and had the focus. */
  takesFocus?: boolean;
  /** False where it is read again anyway once the network is back. */
  retriesOnline?: boolean;
};

/**
 * A list that did not arrive, with the way to ask for it again, which is done by itself once the network is back. Never
 * to be mistaken for an empty one.
 */
export function ListFailed({ title, error, onRetry, takesFocus = false, retriesOnline = true }: Props) {
  const t = useText(listTexts);
  useRetryOnline(onRetry, retriesOnline);
  return (
    <Result
      status="warning"
      title={title ?? t('failed')}
      subTitle={<ErrorText error={error} />}
      extra={
        <Button
          ref={takesFocus ? focusIfNowhere : undefined}
          onClick={({ currentTarget }) => {
            // The button goes as what was asked for comes, and would take the focus with it.
            focusBack(currentTarget);
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
