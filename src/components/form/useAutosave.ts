import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, type AutosaveEvent, isSettled, reduceAutosave } from '@/domain/autosave';
import { AppError } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import type { Draft } from '@/session/drafts';
import { useUnsavedDraft } from './useUnsavedDraft';

type Spec<Values, Saved extends { version: number }> = {
  /** Names the form and what it edits, such as `project:12`: what was not saved is found again by it. */
  name: string;
  /** Of what the form begins with. */
  version: number;
  /**
   * Writes over `version`, because somebody has asked or by itself; it shows nothing itself (`errors: 'caller'`).
   * @throws AppError 409 when that is no longer the newest
   */
  save: (values: Values, version: number, isByHand: boolean) => Promise<Saved>;
  /** How long nothing has to be changed before a save, in ms; by default a moment. */
  delay?: number;
  /**
   * What stands in the form where some of it was not sent because it is wrong: the console asks before that is left,
   * and keeps it over a sign-in that expires.
   */
  unsent?: () => Values | undefined;
};

type EventWithoutTime<Values> =
  AutosaveEvent<Values> extends infer Event ? (Event extends unknown ? Omit<Event, 'now'> : never) : never;

/** What is to be tried again: nobody has answered, or nobody could just then. */
function getErrorKind(error: unknown) {
  const { status, kind } = error instanceof AppError ? error : {};
  if (status === 409) return 'stale';
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 429 && kind !== 'malformed';
  return isRefused ? 'refused' : 'passing';
}

/** Whether leaving would lose something that is not simply on its way. */
const isStuck = ({ phase }: Pick<Autosave<unknown>, 'phase'>) =>
  phase === 'retrying' || phase === 'refused' || phase === 'stale';

/** A letter that is typed while another waits changes nothing of what is said. */
const rendersSame = (a: Autosave<unknown>, b: Autosave<unknown>) =>
  a.phase === b.phase && a.savedAt === b.savedAt && a.error === b.error;

/**
 * Saves a draft by itself, a moment after the typing stops: one request at a time, always the latest, tried again
 * with growing pauses when it does not arrive. It never asks and never interrupts: how it stands is said beside
 * the form (AutosaveStatus), and where somebody else has saved the page shows a banner with the ways on. What is
 * left when the form goes is sent once more; the console asks before it is left where that cannot be, and gives what
 * was not saved back to whoever has to sign in again.
 */
export function useAutosave<Values, Saved extends { version: number }>(spec: Spec<Values, Saved>) {
  const { draft, setDirty } = useUnsavedDraft<{ base: number; values: Values }>({
    name: spec.name,
    snapshot: (): Draft => {
      const { version, pending, sent } = current.current;
      return { base: version, values: (pending ?? sent)?.values ?? latest.current.unsent?.() };
    },
    isAtStake: (): boolean => isStuck(current.current) || latest.current.unsent?.() !== undefined,
  });
  const [state, setState] = useState<Autosave<Values>>({
    phase: 'idle',
    version: draft?.base ?? spec.version,
    failures: 0,
    delay: spec.delay,
  });
  const current = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(spec);
  latest.current = spec;
  const settling = useRef<((version: number | undefined) => void)[]>([]);

  const happen = (what: EventWithoutTime<Values>) => {
    const before = current.current;
    const after = reduceAutosave(before, { ...what, now: Date.now() } as AutosaveEvent<Values>);
    current.current = after;
    clearTimeout(timer.current);
    if (after.dueAt !== undefined) timer.current = setTimeout(() => happen({ type: 'due' }), after.dueAt - Date.now());
    if (after.phase !== 'closed') {
      setState((shown) => (rendersSame(shown, after) ? shown : after));
      setDirty(Boolean(after.pending ?? after.sent) || latest.current.unsent?.() !== undefined);
    }
    if (after.sent && after.sent !== before.sent) void send(after.sent, after.version);
    if (isSettled(after)) {
      for (const settle of settling.current.splice(0)) settle(after.phase === 'idle' ? after.version : undefined);
    }
  };
  const send = async ({ values, isByHand = false }: NonNullable<Autosave<Values>['sent']>, version: number) => {
    try {
      const saved = await latest.current.save(values, version, isByHand);
      happen({ type: 'saved', version: saved.version });
    } catch (error) {
      happen({ type: 'failed', error, kind: getErrorKind(error) });
    }
  };

  const begin = useMemoizedFn(() => draft && happen({ type: 'changed', values: draft.values }));
  const close = useMemoizedFn(() => happen({ type: 'closed' }));
  useEffect(() => {
    begin();
    return close;
  }, [begin, close]);

  return {
    phase: state.phase,
    /** In milliseconds: when the last save arrived. */
    savedAt: state.savedAt,
    /** Why it was refused, or is tried again. */
    error: state.error,
    /** What somebody else has saved in the meantime, where that is what a save met. */
    theirs: getCurrent<Saved & object>(state.error),
    /** What was typed before a sign-in expired, to be put into the fields. */
    restored: draft?.values,
    /** Hears of every change. */
    change: (values: Values) => happen({ type: 'changed', values }),
    /** Sends what is waiting now, as on Ctrl+S or before something is published. */
    flush: ({ isByHand = false } = {}) => happen({ type: 'due', isByHand }),
    /**
     * Sends what is waiting, before something is done with all of it on the server.
     *
     * @returns the version that the server then holds; undefined where it could not be saved, which is said already
     */
    settle: () =>
      new Promise<number | undefined>((resolve) => {
        if (latest.current.unsent?.() !== undefined) return resolve(undefined);
        settling.current.push(resolve);
        happen({ type: 'due', isByHand: true });
      }),
    /** Goes on over what the server has made of the draft because it was asked to here. */
    adopt: (version: number) => happen({ type: 'adopted', version }),
    /** Goes on over the version of somebody else, with what stands in the form. */
    resume: (version: number) => happen({ type: 'resumed', version }),
  };
}
