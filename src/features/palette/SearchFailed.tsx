import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  title: string;
  description: ReactNode;
  /** Of the list box, which the field names. */
  listId: string;
  onRetry: () => void;
};

/** Error of a part of the search, with a retry button. */
export function SearchFailed({ title, description, listId, onRetry }: Props) {
  const t = useText(listTexts);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={description}
      action={
        <Button
          size="small"
          onClick={() => {
            // The button is removed by the retry.
            document.querySelector<HTMLElement>(`[aria-controls="${listId}"]`)?.focus();
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    />
  );
}
