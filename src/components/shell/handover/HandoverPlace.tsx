import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { handoverStore } from './handover-store';

// Loaded from a page, which has the form code already: in the shell it would be part of every first load.
const HandoverDialog = lazy(() => import('./HandoverDialog'));

/** Renders the handover dialog while it is open. */
export function HandoverPlace() {
  const onStarted = useSyncExternalStore(handoverStore.subscribe, handoverStore.get);
  // Leaving the page closes the dialog.
  useEffect(() => handoverStore.close, []);
  if (!onStarted) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <HandoverDialog onStarted={onStarted} onClose={handoverStore.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
