import { Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useRetryOnline } from '@/hooks/useRetryOnline';
import { useText } from '@/hooks/useText';
import { paletteTexts } from '@/locales/palette';
import type { ResultsProps } from './PaletteResults';
import styles from './palette.module.css';
import { SearchFailed } from './SearchFailed';

const load = () => lazy(() => import('./PaletteResults'));

/** Kept from one opening to the next, as long as it has not failed. */
let Results = load();

function Unavailable({ listId, onRetry }: { listId: string; onRetry: () => void }) {
  const t = useText(paletteTexts);
  useRetryOnline(onRetry);
  return <SearchFailed title={t('unavailable')} description={t('unavailableText')} listId={listId} onRetry={onRetry} />;
}

/** All that can be found, whose code comes when the palette is first opened; it is tried again in place when it failed. */
export function LateResults(props: ResultsProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // React remembers what failed.
    Results = load();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary key={attempt} fallback={<Unavailable listId={props.listId} onRetry={retry} />}>
      <Suspense fallback={<Spin className={styles.loading} />}>
        <Results {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
