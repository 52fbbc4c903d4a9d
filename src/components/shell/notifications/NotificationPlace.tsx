import { useLocation } from '@umijs/max';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { notificationDrawerStore } from './drawer-store';
import type { PathOf } from './path-of';

// Loaded on demand.
const NotificationDrawer = lazy(() => import('./NotificationDrawer'));

/**
 * Renders the open notification drawer. It is not in the header, which is mounted again when the window becomes narrow.
 *
 * @param pathOf path of a notification's subject
 */
export function NotificationPlace({ pathOf }: { pathOf: PathOf }) {
  const isOpen = useSyncExternalStore(notificationDrawerStore.subscribe, notificationDrawerStore.get);
  const { pathname } = useLocation();
  // Any navigation to another screen closes the drawer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on each change of the path
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
