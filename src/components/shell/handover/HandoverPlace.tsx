import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { handoverStore } from './handover-store';

// Loaded from a page, which has what forms are made of: from the shell it would come with every first load.
const HandoverDialog = lazy(() => import('./HandoverDialog'));

/** Where the dialog stands that hands work over, while somebody asks for it. */
export function HandoverPlace() {
  const onStarted = useSyncExternalStore(handoverStore.subscribe, handoverStore.get);
  // Who goes elsewhere has given it up.
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
