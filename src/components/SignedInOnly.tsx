import { Navigate, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import type { CurrentUser } from '@/contract/session';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import { loginPathFrom } from '@/session/redirect';
import { isLeaving } from '@/session/session';

/** The sign-in guard of every page under the layout: without an operator nothing of a page is rendered. */
export function SignedInOnly({ user, children }: { user?: CurrentUser; children: ReactNode }) {
  const location = useLocation();
  if (user) return <ErrorBoundary key={location.pathname}>{children}</ErrorBoundary>;
  // The session navigates itself, after it has called logout.
  if (isLeaving()) return null;
  return <Navigate to={loginPathFrom(location)} replace />;
}
