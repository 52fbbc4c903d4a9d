import { AppError } from './app-error';

export type ErrorReport = {
  /** Where the error was caught. */
  source: 'boundary' | 'request' | 'action' | 'unhandled';
  name: string;
  kind?: string;
  status?: number;
  errorCode?: string;
  requestId?: string;
  /** Path without the query, which can hold filters. */
  route: string;
};

type Reporter = (report: ErrorReport) => void;

let reporter: Reporter = () => {};

/** Connects a monitoring service. It gets no message, stack or body, because each can hold personal data. */
export function setErrorReporter(next: Reporter) {
  reporter = next;
}

/** Reports an unexpected error. Never throws. */
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
