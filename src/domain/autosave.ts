/**
 * What is to be saved by itself, what is on its way, and how that went.
 * - `idle`: all is saved, or nothing was changed yet
 * - `waiting`: something is changed, and is sent once nothing more has been for a moment
 * - `saving`: one request is in flight, never more
 * - `retrying`: it did not arrive, and is sent again at `dueAt`
 * - `refused`: the server does not take it; the next change is sent again
 * - `stale`: somebody else has saved; nothing is sent before the operator has chosen
 * - `closed`: the form is gone; what was left is sent once more, and no more
 */
export type AutosavePhase = 'idle' | 'waiting' | 'saving' | 'retrying' | 'refused' | 'stale' | 'closed';

type Changes<Values> = {
  values: Values;
  /** Whether somebody has asked for them to be sent. */
  isByHand?: boolean;
};

export type Autosave<Values> = {
  phase: AutosavePhase;
  /** Of what the server holds, as far as is known: the next save is over it. */
  version: number;
  /** How long nothing has to be changed before a save, in ms; by default AUTOSAVE_DELAY_MS. */
  delay?: number;
  /** Changed and not sent. */
  pending?: Changes<Values>;
  /** On its way; it outlives the form. */
  sent?: Changes<Values>;
  /** In milliseconds: when `pending` is sent. */
  dueAt?: number;
  /** How often the newest save has failed. */
  failures: number;
  /** In milliseconds: when the last save arrived. */
  savedAt?: number;
  /** Why it was refused, or is sent again. */
  error?: unknown;
};

export type AutosaveEvent<Values> = { now: number } & (
  | { type: 'changed'; values: Values }
  /** Send what is due, now; what is asked for behind one that is on its way goes right after it. */
  | { type: 'due'; isByHand?: boolean }
  | { type: 'saved'; version: number }
  | { type: 'failed'; error: unknown; kind: 'passing' | 'refused' | 'stale' }
  /** What was chosen over the version of somebody else: mine, over theirs. */
  | { type: 'resumed'; version: number }
  /** The server has changed the draft itself because it was asked to here: what waited is in it, or given up. */
  | { type: 'adopted'; version: number }
  | { type: 'closed' }
);

export const AUTOSAVE_DELAY_MS = 1_500;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** Whether nothing more happens by itself: all is saved, or something stands in the way. */
export const isSettled = ({ phase, sent }: Pick<Autosave<unknown>, 'phase' | 'sent'>) =>
  !sent && phase !== 'waiting' && phase !== 'saving';

/** How long to wait after the n-th failure in a row, in ms: twice as long each time, up to a minute. */
export const retryDelay = (failures: number) => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

const dueAfter = ({ delay = AUTOSAVE_DELAY_MS }: Pick<Autosave<unknown>, 'delay'>, now: number) => now + delay;

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
  // What is newer than what failed holds all that it held.
  const pending = state.pending ?? (state.sent && { values: state.sent.values });
  const base = { ...state, sent: undefined, pending, dueAt: undefined, error };
  if (state.phase === 'closed') return { ...base, pending: undefined };
  if (kind === 'stale') return { ...base, phase: 'stale' };
  if (kind === 'passing') {
    const failures = state.failures + 1;
    return { ...base, phase: 'retrying', failures, dueAt: now + retryDelay(failures) };
  }
  // Refused was what was sent; what was changed since has not been tried.
  return state.pending
    ? { ...base, phase: 'waiting', failures: 0, dueAt: dueAfter(state, now) }
    : { ...base, phase: 'refused', failures: 0 };
}

/** What becomes of an autosave; where `sent` is another one than before, the caller sends it. */
export function nextAutosave<Values>(state: Autosave<Values>, event: AutosaveEvent<Values>): Autosave<Values> {
  const { now } = event;
  switch (event.type) {
    case 'changed': {
      if (state.phase === 'closed') return state;
      const next = { ...state, pending: { ...state.pending, values: event.values } };
      if (state.phase === 'stale' || state.sent) return next;
      // Typing does not bring a server back: its next try stays when it is.
      if (state.phase === 'retrying') return next;
      return { ...next, phase: 'waiting', error: undefined, dueAt: dueAfter(state, now) };
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
      return next.pending ? { ...next, phase: 'waiting', dueAt: dueAfter(state, now) } : { ...next, phase: 'idle' };
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
    case 'closed':
      if (state.phase === 'closed') return state;
      // Over the version of somebody else nothing is saved, and what was refused is refused again.
      if (state.phase === 'stale' || state.phase === 'refused')
        return { ...state, phase: 'closed', pending: undefined, dueAt: undefined };
      return send({ ...state, phase: 'closed', dueAt: undefined });
  }
}
