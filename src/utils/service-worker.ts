/**
 * Spec section 4: offline support is off, and service workers and caches that an older version
 * left behind on a secure page are removed. Failures are ignored: nothing depends on it.
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
  // Either may be refused, as where a browser blocks storage: the other one goes all the same.
  await Promise.allSettled([removeWorkers(), removeCaches()]);
}
