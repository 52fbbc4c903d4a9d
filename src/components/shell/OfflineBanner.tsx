import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Shown while there is no network. */
export function OfflineBanner() {
  const t = useText(appTexts);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Alert banner type="warning" role="status" title={t('offline')} />;
}
