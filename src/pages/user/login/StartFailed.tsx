import { Alert, Button } from 'antd';
import { useState } from 'react';
import { AppError } from '@/errors/app-error';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { loginTexts } from '@/locales/login';
import { resume } from '@/session/session';
import styles from './index.module.css';

/** Shown when the current user could not be loaded. A retry continues the session without a new sign-in. */
export function StartFailed() {
  const t = useText(loginTexts);
  const [outcome, setOutcome] = useState<'startFailed' | 'stillFailed' | 'signedOut'>('startFailed');

  const [retry, isRetrying] = useAction(async () => {
    try {
      await resume();
    } catch (error) {
      setOutcome(error instanceof AppError && error.status === 401 ? 'signedOut' : 'stillFailed');
    }
  });

  return (
    <Alert
      className={styles.alert}
      type={outcome === 'signedOut' ? 'info' : 'warning'}
      showIcon
      role="alert"
      title={t(outcome)}
      description={outcome === 'startFailed' && t('startFailedText')}
      action={
        outcome !== 'signedOut' && (
          <Button size="small" loading={isRetrying} onClick={retry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
}
