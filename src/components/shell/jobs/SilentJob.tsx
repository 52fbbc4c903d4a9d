import { Alert, Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { jobStore } from './store';

/** Says that a job continues although its progress cannot be read, so that it does not look stuck. */
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
