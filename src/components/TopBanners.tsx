import { type ComponentType, lazy, Suspense } from 'react';
import { AfterDrawn } from './AfterDrawn';
import { OfflineBanner } from './OfflineBanner';
import styles from './TopBanners.module.css';
import { WrongClockBanner } from './WrongClockBanner';

// Fetched while its build is still on the server, and not when it is needed; without it nothing is said.
const NewVersionBanner = lazy<ComponentType>(() =>
  import('./new-version/NewVersionBanner').catch(() => ({ default: () => null })),
);

/** What concerns the whole console, on every screen, below the header that stays in view. */
export const TopBanners = () => (
  <div className={styles.banners}>
    <OfflineBanner />
    <WrongClockBanner />
    <AfterDrawn>
      <Suspense>
        <NewVersionBanner />
      </Suspense>
    </AfterDrawn>
  </div>
);
