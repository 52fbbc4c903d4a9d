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

/** A part of the search that failed, and may be tried again. */
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
            // The button goes with what it is about.
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
