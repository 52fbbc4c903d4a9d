/**
 * - `business`: the server answered `success: false` (or an error status with an envelope)
 * - `http`: an error status without an envelope
 * - `malformed`: an answer that does not match the contract, with any status
 * - `network`, `timeout`: no answer
 * - `cancelled`: aborted by the console
 */
export type ErrorKind = 'business' | 'http' | 'malformed' | 'network' | 'timeout' | 'cancelled';

type Details = {
  status?: number;
  errorCode?: string;
  /** Message of the server for the operator: errorMessage or errorMsg. */
  serverMessage?: string;
  showType?: number;
  requestId?: string;
  /** `data` of a failed envelope: field errors, the current version of a conflict, a waiting time. */
  data?: unknown;
  /** Whether a retry would be refused again. */
  isFinal?: boolean;
  /** Whole seconds that a 429 asks to wait, if it says so. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** Every failed request rejects with this error. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly status?: number;
  readonly errorCode?: string;
  readonly serverMessage?: string;
  readonly showType?: number;
  readonly requestId?: string;
  readonly data?: unknown;
  readonly isFinal?: boolean;
  readonly retryAfterSeconds?: number;
  /** Set when the error was shown, or deliberately not shown (showType 0), so that it is not shown twice. */
  handled = false;

  constructor(kind: ErrorKind, { cause, ...details }: Details = {}) {
    super(details.serverMessage ?? kind, { cause });
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Whether the outcome of a write is unknown: the server may have done it although its answer was lost. */
export const isUnanswered = (error: unknown) =>
  error instanceof AppError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'malformed' || (error.status ?? 0) >= 500);
