import { Button, Result } from 'antd';
import { focusIfBodyFocused } from '@/components/form/focus-first';
import { ErrorText } from '@/errors/ErrorText';
import { restoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  /** Title, for data that is not a list. */
  title?: string;
  error: unknown;
  onRetry: () => void;
  /** It replaces the focused button that loaded more. */
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
