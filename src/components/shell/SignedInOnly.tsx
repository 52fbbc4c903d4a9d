import { Navigate, useAppData, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { CurrentUser } from '@/contract/session';
import { getSessionNumber } from '@/session/forget';
import { loginPathFrom } from '@/session/redirect';
import { isLeaving } from '@/session/session';
import { exactPath } from '@/utils/exact-path';

/** The sign-in guard of every page under the layout: without an operator nothing of a page is rendered. */
export function SignedInOnly({ user, children }: { user?: CurrentUser; children: ReactNode }) {
  const location = useLocation();
  const { routes } = useAppData();
  const exact = exactPath(
    location.pathname,
    Object.values(routes).flatMap(({ path }) => (path?.startsWith('/') ? [path] : [])),
  );
  // Titles and menu know a screen by its path, which the router finds in any letter case.
  if (user && exact) return <Navigate to={exact + location.search + location.hash} replace />;
  // React keeps a page that waits for the code of the next one: back before that has come, as when another operator
  // signs in in another tab, it would be the page of the last session, with all that was typed in it.
  if (user) return <ErrorBoundary key={`${getSessionNumber()}:${location.pathname}`}>{children}</ErrorBoundary>;
  // The session navigates itself, after it has called logout.
  if (isLeaving()) return null;
  return <Navigate to={loginPathFrom(location)} replace />;
}
