import { Alert } from 'antd';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { clockOffset, onClockOffset } from '@/utils/clock';
import { AfterFirstRender } from './AfterFirstRender';

import styles from './TopBanners.module.css';

function subscribe(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Shown while there is no network. */
function OfflineBanner() {
  const t = useText(appTexts);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Alert banner type="warning" role="status" title={t('offline')} />;
}

// Loaded early, while its build is still on the server; if that fails there is no banner.
const NewVersionBanner = lazy<ComponentType>(() =>
  import('./new-version/NewVersionBanner').catch(() => ({ default: () => null })),
);

const MINUTE_MS = 60_000;
/** Clock error in minutes that needs no warning: nothing on screen depends on it. */
const MAX_MINUTES = 5;

/** Warns if this computer's clock is wrong by more than five minutes; times follow the server's clock. */
function WrongClockBanner() {
  const t = useText(appTexts);
  const minutes = Math.round(useSyncExternalStore(onClockOffset, clockOffset) / MINUTE_MS);
  if (Math.abs(minutes) <= MAX_MINUTES) return null;
  const span = { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 };
  return <Alert banner type="warning" role="status" title={t(minutes > 0 ? 'clockSlow' : 'clockFast', span)} />;
}

/** Banners for the whole console, below the sticky header of every screen. */
export const TopBanners = () => (
  <div className={styles.banners}>
    <OfflineBanner />
    <WrongClockBanner />
    <AfterFirstRender>
      <Suspense>
        <NewVersionBanner />
      </Suspense>
    </AfterFirstRender>
  </div>
);
