import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { Source, SourceDialogProps } from './draft-target';

const dialogs = {
  scale: lazy(() => import('./ScaleDialog')),
  copy: lazy(() => import('./CopyDialog')),
  file: lazy(() => import('./FileDialog')),
};

/** Dialog of the selected source, loaded on demand. */
export function SourceDialog({ source, ...props }: SourceDialogProps & { source: Source | undefined }) {
  if (!source) return null;
  const Dialog = dialogs[source];
  return (
    <ErrorBoundary key={source}>
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
