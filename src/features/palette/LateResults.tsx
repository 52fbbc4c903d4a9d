import { Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import type { ResultsProps } from './PaletteResults';
import styles from './palette.module.css';
import { SearchFailed } from './SearchFailed';

const load = () => lazy(() => import('./PaletteResults'));

/** Kept from one opening to the next, as long as it has not failed. */
let Results = load();

/** All that can be found, whose code comes when the palette is first opened; it is tried again in place when it failed. */
export function LateResults(props: ResultsProps) {
  const t = useText(paletteTexts);
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // React remembers what failed.
    Results = load();
    setAttempt(attempt + 1);
  };
  const failed = (
    <SearchFailed title={t('unavailable')} description={t('unavailableText')} listId={props.listId} onRetry={retry} />
  );
  return (
    <ErrorBoundary key={attempt} fallback={failed}>
      <Suspense fallback={<Spin className={styles.loading} />}>
        <Results {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
