/**
 * Spec section 4: no offline support. Removes service workers and caches of an older version. Errors are ignored, because
 * nothing depends on it.
 */
export async function removeServiceWorkers(scope: Window = window) {
  if (!scope.isSecureContext) return;
  const removeWorkers = async () => {
    const registrations = (await scope.navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.allSettled(registrations.map((registration) => registration.unregister()));
  };
  const removeCaches = async () => {
    const names = (await scope.caches?.keys()) ?? [];
    await Promise.allSettled(names.map((name) => scope.caches.delete(name)));
  };
  // A browser that blocks storage can refuse one of them; the other one still runs.
  await Promise.allSettled([removeWorkers(), removeCaches()]);
}
