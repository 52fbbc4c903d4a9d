import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { jobStore } from './store';

/** Says of a job whose progress cannot be read that it goes on, so that nobody takes it for stuck. */
export function SilentJob({ id, name }: { id: string; name: string }) {
  const t = useText(jobTexts);
  const isSilent = useSyncExternalStore(jobStore.subscribe, () => jobStore.isSilent(id));
  const [retry, isAsking] = useAction(jobStore.retry);
  if (!isSilent) return null;
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={t('silent')}
      action={
        <Button size="small" loading={isAsking} aria-label={t('silent.retry', { name })} onClick={() => retry()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
