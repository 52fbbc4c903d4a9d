/**
 * - `business`: the server answered `success: false` (or an error status with an envelope)
 * - `http`: an error status without an envelope
 * - `malformed`: an answer that is not what the contract promises, whatever its status
 * - `network`, `timeout`: no answer
 * - `cancelled`: given up by the console itself
 */
export type ErrorKind = 'business' | 'http' | 'malformed' | 'network' | 'timeout' | 'cancelled';

type Details = {
  status?: number;
  errorCode?: string;
  /** What the server says to the operator: its errorMessage or errorMsg. */
  serverMessage?: string;
  showType?: number;
  requestId?: string;
  /** `data` of a failed envelope: field errors, the current version of a conflict, a wait. */
  data?: unknown;
  /** Whatever is sent again meets the same refusal. */
  isFinal?: boolean;
  cause?: unknown;
};

/** What every failed request rejects with. */
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
  /** Set once the operator has seen it, or deliberately not (showType 0): nobody shows it again. */
  handled = false;

  constructor(kind: ErrorKind, { cause, ...details }: Details = {}) {
    super(details.serverMessage ?? kind, { cause });
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Whether nobody knows what became of a write: the server may have done it, and its answer was lost. */
export const isUnanswered = (error: unknown) =>
  error instanceof AppError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'malformed' || (error.status ?? 0) >= 500);
