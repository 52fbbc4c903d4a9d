import { Alert } from 'antd';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { clockOffset, onClockOffset } from '@/utils/clock';
import { AfterFirstRender } from './AfterFirstRender';
import { OfflineBanner } from './OfflineBanner';
import styles from './TopBanners.module.css';

// Fetched while its build is still on the server, and not when it is needed; without it nothing is said.
const NewVersionBanner = lazy<ComponentType>(() =>
  import('./new-version/NewVersionBanner').catch(() => ({ default: () => null })),
);

const MINUTE_MS = 60_000;
/** Minutes by which a clock may be wrong without a word: nothing on the screen depends on so little. */
const MAX_MINUTES = 5;

/** Says that this computer's clock is wrong by more than five minutes, and that times follow the server's. */
function WrongClockBanner() {
  const t = useText(appTexts);
  const minutes = Math.round(useSyncExternalStore(onClockOffset, clockOffset) / MINUTE_MS);
  if (Math.abs(minutes) <= MAX_MINUTES) return null;
  const span = { hours: Math.floor(Math.abs(minutes) / 60), minutes: Math.abs(minutes) % 60 };
  return <Alert banner type="warning" role="status" title={t(minutes > 0 ? 'clockSlow' : 'clockFast', span)} />;
}

/** What concerns the whole console, on every screen, below the header that stays in view. */
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
