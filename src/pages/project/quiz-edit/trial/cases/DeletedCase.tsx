import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { undoTexts } from '@/locales/undo';

type Props = { name: string; onUndo: () => void; onClose: () => void };

/** Offers to undo a deletion. Inside the drawer, because its focus trap keeps the focus from messages outside. */
export function DeletedCase({ name, onUndo, onClose }: Props) {
  const t = useText(quizTrialTexts);
  const tUndo = useText(undoTexts);
  const button = useRef<HTMLButtonElement>(null);
  // The focused element was deleted.
  useEffect(() => button.current?.focus(), []);
  return (
    <Alert
      type="success"
      showIcon
      title={t('case.deleted', { name })}
      closable={{ 'aria-label': t('case.dismiss'), onClose }}
      action={
        <Button ref={button} size="small" onClick={onUndo}>
          {tUndo('action')}
        </Button>
      }
    />
  );
}
