import { Navigate, useAppData, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { CurrentUser } from '@/contract/session';
import { getSessionNumber } from '@/session/forget';
import { loginPathFrom } from '@/session/redirect';
import { isLeaving } from '@/session/session';
import { exactPath } from '@/utils/exact-path';

/** Sign-in guard of all pages under the layout: without an operator no page renders. */
export function SignedInOnly({ user, children }: { user?: CurrentUser; children: ReactNode }) {
  const location = useLocation();
  const { routes } = useAppData();
  const exact = exactPath(
    location.pathname,
    Object.values(routes).flatMap(({ path }) => (path?.startsWith('/') ? [path] : [])),
  );
  // Titles and menu match the exact path; the router ignores letter case.
  if (user && exact) return <Navigate to={exact + location.search + location.hash} replace />;
  // React keeps a page while the chunk of the next one loads. Without the session in the key, if another operator
  // signed in meanwhile in another tab, that page would come back with the input of the previous session.
  if (user) return <ErrorBoundary key={`${getSessionNumber()}:${location.pathname}`}>{children}</ErrorBoundary>;
  // The session navigates itself, after calling logout.
  if (isLeaving()) return null;
  return <Navigate to={loginPathFrom(location)} replace />;
}
