import { AppError } from './app-error';

export type ErrorReport = {
  /** Where it was noticed. */
  source: 'boundary' | 'request' | 'action' | 'unhandled';
  name: string;
  kind?: string;
  status?: number;
  errorCode?: string;
  requestId?: string;
  /** The path alone: a query may say more than a monitoring service has to know. */
  route: string;
};

type Reporter = (report: ErrorReport) => void;

let reporter: Reporter = () => {};

/** Plugs in a monitoring service. It gets no message, no stack and no body: each could hold personal data. */
export function setErrorReporter(next: Reporter) {
  reporter = next;
}

/** The one place that a failure nobody expected is reported from. Never throws. */
export function reportError(error: unknown, source: ErrorReport['source']) {
  const known = error instanceof AppError ? error : undefined;
  try {
    reporter({
      source,
      name: error instanceof Error ? error.name : typeof error,
      kind: known?.kind,
      status: known?.status,
      errorCode: known?.errorCode,
      requestId: known?.requestId,
      route: window.location.pathname,
    });
  } catch {
    // A broken monitoring service must not break the console.
  }
}
