import { useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { notificationDrawerStore } from './drawer-store';
import type { PathOf } from './path-of';

// Loaded by whoever looks at the list.
const NotificationDrawer = lazy(() => import('./NotificationDrawer'));

/**
 * Where the notifications stand while they are open. Not in the header: a window that becomes narrow has another one.
 *
 * @param pathOf where a notification leads
 */
export function NotificationPlace({ pathOf }: { pathOf: PathOf }) {
  const isOpen = useSyncExternalStore(notificationDrawerStore.subscribe, notificationDrawerStore.get);
  const { pathname } = useLocation();
  // Whoever goes on to another screen, in whatever way, is done with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is the moment
  useEffect(() => notificationDrawerStore.close, [pathname]);
  if (!isOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <NotificationDrawer pathOf={pathOf} onClose={notificationDrawerStore.close} />
      </Suspense>
    </ErrorBoundary>
  );
}
