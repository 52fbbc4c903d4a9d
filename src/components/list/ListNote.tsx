import { lazy, Suspense } from 'react';
import { InvalidUrlNote } from './InvalidUrlNote';
import type { ViewedList } from './views/viewed-list';

const ofAddress = ({ of }: { of: ViewedList }) => <InvalidUrlNote problems={of.problems} fields={of.fields} />;
const ViewNote = lazy(() => import('./views/ViewNote').catch(() => ({ default: ofAddress })));

/** What a list cannot follow: of its address, or of the saved view that was chosen. */
export function ListNote({ of }: { of: ViewedList }) {
  if (of.viewId === undefined) return ofAddress({ of });
  return (
    <Suspense fallback={ofAddress({ of })}>
      <ViewNote of={of} />
    </Suspense>
  );
}
