/**
 * Spec section 4: offline support is off, and service workers and caches that an older version
 * left behind on a secure page are removed. Failures are ignored: nothing depends on it.
 */
export async function removeServiceWorkers(scope: Window = window) {
  if (!scope.isSecureContext) return;
  const registrations = (await scope.navigator.serviceWorker?.getRegistrations()) ?? [];
  const cacheNames = (await scope.caches?.keys()) ?? [];
  await Promise.allSettled([
    ...registrations.map((registration) => registration.unregister()),
    ...cacheNames.map((name) => scope.caches.delete(name)),
  ]);
}
