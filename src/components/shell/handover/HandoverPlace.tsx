import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { jobStore } from '@/components/shell/jobs/store';
import { refetch } from '@/services/query-client';
import { handoverStore } from './handover-store';

// Loaded from a page, which has the form code already: in the shell it would be part of every first load.
const HandoverDialog = lazy(() => import('./HandoverDialog'));

/** What a handover moves, and what counts it. */
const movedEntities = ['record', 'followUp', 'report', 'welcome'];

/** Renders the handover dialog while it is open, and refetches what the screen shows of the work once it has moved. */
export function HandoverPlace() {
  const onStarted = useSyncExternalStore(handoverStore.subscribe, handoverStore.get);
  // Leaving the page closes the dialog.
  useEffect(() => handoverStore.close, []);
  useEffect(() => jobStore.onEnd(({ kind }) => kind === 'handover' && movedEntities.forEach(refetch)), []);
  if (!onStarted) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <HandoverDialog onStarted={onStarted} onClose={handoverStore.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
