import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { type Autosave, type AutosaveEvent, isSettled, reduceAutosave } from '@/domain/autosave';
import { AppError } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import { getDocumentTitle } from '@/hooks/useDocumentTitle';
import { type Draft, type DraftPlace, storeDraft, takeDraft } from '@/session/drafts';
import { getSessionNumber } from '@/session/forget';
import { showKeptNotice } from '@/session/kept-notice';
import { useUnsavedDraft } from './useUnsavedDraft';

type Spec<Values, Saved extends { version: number }> = {
  /** Key of the form and its entity, such as `project:12`: an unsaved draft is restored by it. */
  name: string;
  /** Version of the initial values. */
  version: number;
  /**
   * Saves over `version`, by itself or on request (`isByHand`); must not show errors itself (`errors: 'caller'`).
   *
   * @throws AppError 409 if `version` is no longer the latest
   */
  save: (values: Values, version: number, isByHand: boolean) => Promise<Saved>;
  /** Debounce before a save, in ms; a short default. */
  delay?: number;
  /**
   * The form's values if some were not sent because they are invalid: leaving asks, and an expired sign-in keeps them.
   */
  unsent?: () => Values | undefined;
};

type EventWithoutTime<Values> =
  AutosaveEvent<Values> extends infer Event ? (Event extends unknown ? Omit<Event, 'now'> : never) : never;

/** Forms on the screen by name; each takes the version that an earlier visit saves late. */
const openForms = new Map<string, (version: number) => void>();
/** Saves in flight of forms that were left, by name: the next visit waits for them. */
const closingSaves = new Map<string, Promise<void>>();

/** Kind of a failed save: temporary errors are retried. */
function getErrorKind(error: unknown) {
  const { status, kind } = error instanceof AppError ? error : {};
  if (status === 409) return 'stale';
  const isRefused = status !== undefined && status >= 400 && status < 500 && status !== 429 && kind !== 'malformed';
  return isRefused ? 'refused' : 'passing';
}

/** Whether leaving would lose changes that are not simply in flight. */
const isStuck = ({ phase }: Pick<Autosave<unknown>, 'phase'>) =>
  phase === 'retrying' || phase === 'refused' || phase === 'stale';

/** A keystroke while another change waits does not change the status. */
const rendersSame = (a: Autosave<unknown>, b: Autosave<unknown>) =>
  a.phase === b.phase && a.savedAt === b.savedAt && a.error === b.error;

/**
 * Autosaves a form shortly after typing stops: one request at a time, always with the latest values, retried with
 * growing delays. It never interrupts: AutosaveStatus shows the state, and if someone else has saved the page shows a
 * banner with the options. On unmount the remaining changes are sent once more; if that fails, a notice leads back to
 * the form, which restores them. The leave guard asks where that is not possible, and an expired sign-in keeps the
 * draft.
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
  /** The last request; it never rejects. */
  const flight = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(spec);
  latest.current = spec;
  /** Title and URL of the form, which is gone while its last save is in flight. */
  const place = useRef<DraftPlace>(undefined);
  const path = useRef('');
  const notePath = () => {
    const { pathname, search } = history.location;
    path.current = `${pathname}${search}`;
  };
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
    if (after.sent && after.sent !== before.sent) flight.current = send(after.sent);
    if (after.sent && after.phase === 'closed' && flight.current) keepFlight(flight.current);
    if (isSettled(after)) {
      for (const settle of settling.current.splice(0)) settle(after.phase === 'idle' ? after.version : undefined);
    }
  };
  /** Stores what is still being saved after the form is gone; a visit that begins meanwhile takes it. */
  const keepUnsaved = (savedVersion?: number) => {
    const { name } = latest.current;
    const { version, pending, sent } = current.current;
    const visit = openForms.get(name);
    const unsaved = pending ?? sent;
    if (savedVersion !== undefined) visit?.(savedVersion);
    if (visit) return;
    if (unsaved) storeDraft(name, { base: version, values: unsaved.values }, place.current);
    else if (savedVersion !== undefined) takeDraft(name);
  };
  const keepFlight = (save: Promise<void>) => {
    const { name } = latest.current;
    closingSaves.set(name, save);
    void save.then(() => closingSaves.get(name) === save && closingSaves.delete(name));
  };
  const send = async ({ values, isByHand = false }: NonNullable<Autosave<Values>['sent']>) => {
    const session = getSessionNumber();
    try {
      if (current.current.phase !== 'closed') await closingSaves.get(latest.current.name);
      const saved = await latest.current.save(values, current.current.version, isByHand);
      happen({ type: 'saved', version: saved.version });
      if (current.current.phase === 'closed') keepUnsaved(saved.version);
    } catch (error) {
      // A visit that began meanwhile has restored the changes, and saves them itself.
      const isLost = current.current.phase === 'closed' && !openForms.has(latest.current.name);
      // After an expired session the sign-in lists what is kept.
      if (isLost && getSessionNumber() === session) showKeptNotice(error);
      happen({ type: 'failed', error, kind: getErrorKind(error) });
    }
  };

  const begin = useMemoizedFn(() => {
    notePath();
    if (draft) happen({ type: 'changed', values: draft.values });
  });
  const advance = useMemoizedFn((version: number) => happen({ type: 'advanced', version }));
  const close = useMemoizedFn(() => {
    // The title is still that of the form here, but not the URL.
    place.current = { title: getDocumentTitle(), path: path.current };
    happen({ type: 'closed' });
    keepUnsaved();
  });
  useEffect(() => {
    const { name } = latest.current;
    openForms.set(name, advance);
    begin();
    return () => {
      if (openForms.get(name) === advance) openForms.delete(name);
      close();
    };
  }, [begin, advance, close]);

  return {
    phase: state.phase,
    /** Time of the last save, in milliseconds. */
    savedAt: state.savedAt,
    /** Why the last save was refused, or is being retried. */
    error: state.error,
    /** The version that someone else has saved, after a conflict. */
    theirs: getCurrent<Saved & object>(state.error),
    /** Draft from before an expired sign-in, to be put into the fields. */
    restored: draft?.values,
    /** Call on every change. */
    change: (values: Values) => {
      notePath();
      happen({ type: 'changed', values });
    },
    /** Sends pending changes now, as on Ctrl+S or before publishing. */
    flush: ({ isByHand = false } = {}) => happen({ type: 'due', isByHand }),
    /**
     * Sends pending changes before an action on the whole entity.
     *
     * @returns the version on the server; undefined if the save failed, which is already shown
     */
    settle: () =>
      new Promise<number | undefined>((resolve) => {
        if (latest.current.unsent?.() !== undefined) return resolve(undefined);
        settling.current.push(resolve);
        happen({ type: 'due', isByHand: true });
      }),
    /** Continues with the version that an action of this operator has produced on the server. */
    adopt: (version: number) => happen({ type: 'adopted', version }),
    /** Continues over someone else's version, with the values of the form. */
    resume: (version: number) => happen({ type: 'resumed', version }),
  };
}
