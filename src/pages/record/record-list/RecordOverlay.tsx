import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { RecordListed } from '@/contract/record-list';
import { NewFollowUpDrawer } from '@/features/follow-up/lazy-overlays';
import { RecordDialogs } from '@/features/record/dialogs/RecordDialogs';
import type { RecordOverlayKind } from '@/features/record/row-actions';

type Props = { kind: RecordOverlayKind; record: RecordListed; onChanged: () => void; onClose: () => void };

/** Overlay of a record over the list. */
export function RecordOverlay({ kind, record, onChanged, onClose }: Props) {
  if (kind !== 'newFollowUp') return <RecordDialogs {...{ kind, record, onChanged, onClose }} />;
  const { id, memberId, memberNo } = record;
  return (
    <ErrorBoundary>
      <Suspense>
        <NewFollowUpDrawer
          member={{ id: memberId, memberNo }}
          recordId={id}
          asksBeforeClosing
          onCreated={onChanged}
          onClose={onClose}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
