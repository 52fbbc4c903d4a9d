import { Button, Result } from 'antd';
import { focusIfBodyFocused } from '@/components/form/focus-first';
import { ErrorText } from '@/errors/ErrorText';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  /** Says what did not arrive, where it is no list. */
  title?: string;
  error: unknown;
  onRetry: () => void;
  /** It stands where the button was that asked for more, and had the focus. */
  takesFocus?: boolean;
};

/** Shown in place of a list that could not be loaded, with a retry: it must not look like an empty one. */
export function ListFailed({ title, error, onRetry, takesFocus = false }: Props) {
  const t = useText(listTexts);
  return (
    <Result
      status="warning"
      title={title ?? t('failed')}
      subTitle={<ErrorText error={error} />}
      extra={
        <Button
          ref={takesFocus ? focusIfBodyFocused : undefined}
          onClick={({ currentTarget }) => {
            // The button goes as what was asked for comes, and would take the focus with it.
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
