/**
 * Phase of an automatic save.
 * - `idle`: everything is saved, or nothing has changed yet
 * - `waiting`: there are changes, which are sent once no further change has come for `delay`
 * - `saving`: one request is in flight, never more
 * - `retrying`: the request failed and is sent again at `dueAt`
 * - `refused`: the server rejected the values; the next change is sent again
 * - `stale`: someone else has saved; nothing is sent until the operator has decided
 * - `closed`: the form is gone; remaining changes are sent once more, and nothing after that
 */
export type AutosavePhase = 'idle' | 'waiting' | 'saving' | 'retrying' | 'refused' | 'stale' | 'closed';

type Changes<Values> = {
  values: Values;
  /** Whether the operator asked for this save. */
  isByHand?: boolean;
};

export type Autosave<Values> = {
  phase: AutosavePhase;
  /** Latest known version on the server, which the next save is based on. */
  version: number;
  /** Debounce before a save, in ms; AUTOSAVE_DELAY_MS by default. */
  delay?: number;
  /** Changes that are not sent yet. */
  pending?: Changes<Values>;
  /** In-flight changes; the request outlives the form. */
  sent?: Changes<Values>;
  /** Timestamp in milliseconds at which `pending` is sent. */
  dueAt?: number;
  /** Number of failures in a row. */
  failures: number;
  /** Timestamp in milliseconds of the last successful save. */
  savedAt?: number;
  /** Error of the refused or failed request. */
  error?: unknown;
};

export type AutosaveEvent<Values> = { now: number } & (
  | { type: 'changed'; values: Values }
  /** Sends the pending changes now, or right after the in-flight request if the operator asked for it. */
  | { type: 'due'; isByHand?: boolean }
  | { type: 'saved'; version: number }
  | { type: 'failed'; error: unknown; kind: 'passing' | 'refused' | 'stale' }
  /** The operator chose their own values over someone else's version. */
  | { type: 'resumed'; version: number }
  /** The server changed the draft at this operator's request; pending changes are included in it or discarded. */
  | { type: 'adopted'; version: number }
  /** An earlier visit of the same form has saved what this one began with. */
  | { type: 'advanced'; version: number }
  | { type: 'closed' }
);

export const AUTOSAVE_DELAY_MS = 1_500;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** Whether there is nothing to wait for: everything is saved, or the save failed, was refused or is stale. */
export const isSettled = ({ phase, sent }: Pick<Autosave<unknown>, 'phase' | 'sent'>) =>
  !sent && phase !== 'waiting' && phase !== 'saving';

/** Delay after the n-th failure in a row, in ms: it doubles each time, up to a minute. */
export const retryDelay = (failures: number) => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

const getDueAt = ({ delay = AUTOSAVE_DELAY_MS }: Pick<Autosave<unknown>, 'delay'>, now: number) => now + delay;

const send = <Values>(state: Autosave<Values>): Autosave<Values> =>
  state.sent || !state.pending
    ? state
    : {
        ...state,
        phase: state.phase === 'closed' ? 'closed' : 'saving',
        sent: state.pending,
        pending: undefined,
        dueAt: undefined,
      };

function afterFailure<Values>(
  state: Autosave<Values>,
  { error, kind, now }: Extract<AutosaveEvent<Values>, { type: 'failed' }>,
): Autosave<Values> {
  // Newer pending values include those of the failed request.
  const pending = state.pending ?? (state.sent && { values: state.sent.values });
  const base = { ...state, sent: undefined, pending, dueAt: undefined, error };
  if (state.phase === 'closed') return { ...base, pending: undefined };
  if (kind === 'stale') return { ...base, phase: 'stale' };
  if (kind === 'passing') {
    const failures = state.failures + 1;
    return { ...base, phase: 'retrying', failures, dueAt: now + retryDelay(failures) };
  }
  // Only the sent values were refused; later changes have not been tried yet.
  return state.pending
    ? { ...base, phase: 'waiting', failures: 0, dueAt: getDueAt(state, now) }
    : { ...base, phase: 'refused', failures: 0 };
}

/** Reducer of the autosave state. When the returned `sent` differs from the previous one, the caller has to send it. */
export function reduceAutosave<Values>(state: Autosave<Values>, event: AutosaveEvent<Values>): Autosave<Values> {
  const { now } = event;
  switch (event.type) {
    case 'changed': {
      if (state.phase === 'closed') return state;
      const next = { ...state, pending: { ...state.pending, values: event.values } };
      if (state.phase === 'stale' || state.sent) return next;
      // Typing does not repair the connection, so the time of the next retry stays.
      if (state.phase === 'retrying') return next;
      return { ...next, phase: 'waiting', error: undefined, dueAt: getDueAt(state, now) };
    }
    case 'due':
      if (state.phase === 'stale' || state.phase === 'closed') return state;
      return send(
        event.isByHand && state.pending ? { ...state, pending: { ...state.pending, isByHand: true } } : state,
      );
    case 'saved': {
      if (!state.sent) return state;
      const next = { ...state, sent: undefined, version: event.version, failures: 0, savedAt: now, error: undefined };
      if (state.phase === 'closed' || next.pending?.isByHand) return send(next);
      return next.pending ? { ...next, phase: 'waiting', dueAt: getDueAt(state, now) } : { ...next, phase: 'idle' };
    }
    case 'failed':
      return state.sent ? afterFailure(state, event) : state;
    case 'resumed':
      return state.phase === 'stale'
        ? send({ ...state, version: event.version, failures: 0, error: undefined })
        : state;
    case 'adopted':
      return state.phase === 'closed'
        ? state
        : {
            ...state,
            phase: 'idle',
            version: event.version,
            failures: 0,
            error: undefined,
            ...{ pending: undefined, sent: undefined, dueAt: undefined },
          };
    case 'advanced':
      return { ...state, version: Math.max(state.version, event.version) };
    case 'closed':
      if (state.phase === 'closed') return state;
      // Someone else's version is never overwritten, and refused values would be refused again.
      if (state.phase === 'stale' || state.phase === 'refused')
        return { ...state, phase: 'closed', pending: undefined, dueAt: undefined };
      return send({ ...state, phase: 'closed', dueAt: undefined });
  }
}
