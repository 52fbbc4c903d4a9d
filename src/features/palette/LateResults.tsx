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

/** Lazy component, shared by all openings until it fails. */
let Results = load();

function Unavailable({ listId, onRetry }: { listId: string; onRetry: () => void }) {
  const t = useText(paletteTexts);
  useRetryOnline(onRetry);
  return <SearchFailed title={t('unavailable')} description={t('unavailableText')} listId={listId} onRetry={onRetry} />;
}

/** Results of the palette, loaded with the first opening; a failed load can be retried in place. */
export function LateResults(props: ResultsProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    // React caches the failure.
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
