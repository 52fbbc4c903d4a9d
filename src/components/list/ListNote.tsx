import { lazy, Suspense } from 'react';
import { InvalidUrlNote } from './InvalidUrlNote';
import type { ViewedList } from './views/viewed-list';

const ofAddress = ({ of }: { of: ViewedList }) => <InvalidUrlNote problems={of.problems} fields={of.fields} />;
const ViewNote = lazy(() => import('./views/ViewNote').catch(() => ({ default: ofAddress })));

/** Lists what the list ignores of its URL, or of the selected saved view. */
export function ListNote({ of }: { of: ViewedList }) {
  if (of.viewId === undefined) return ofAddress({ of });
  return (
    <Suspense fallback={ofAddress({ of })}>
      <ViewNote of={of} />
    </Suspense>
  );
}
