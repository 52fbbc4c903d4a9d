import { history } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getDocumentTitle } from '@/hooks/useDocumentTitle';
import { type Draft, peekDraft, registerForm, storeDraft, takeDraft } from '@/session/drafts';
import { showKeptNotice, updateKeptNotice } from '@/session/kept-notice';
import { endSavingQuestion } from './leave-guard';
import { useLeaveGuard } from './useLeaveGuard';

type Options = {
  /** Key of the form and its entity; the same form restores its draft by it. */
  name: string;
  /** Title of a dialog, which has no URL. */
  title?: string;
  /** The form is an overlay without a URL parameter. */
  isOverlay?: boolean;
  /** False for temporary input: no draft is kept, and leaving does not ask. */
  isKept?: boolean;
  /** Returns the draft: current values and the base they started from. */
  snapshot: () => Draft;
  /** Whether leaving the screen would lose changes, if that is not the case for all unsaved ones. */
  isAtStake?: () => boolean;
};

/** Tells the leave guard whether the form is being saved, and ends a question about the save with it. */
export function useSaving(isSaving: RefObject<boolean>, isSubmitting: boolean) {
  isSaving.current = isSubmitting;
  useEffect(() => {
    if (!isSubmitting) endSavingQuestion();
  }, [isSubmitting]);
}

/** Unsaved input of a form: leaving asks first, and after an expired sign-in the same operator gets the draft back. */
export function useUnsavedDraft<Kept extends Draft>({
  name,
  title,
  isOverlay,
  isKept = true,
  snapshot,
  isAtStake,
}: Options) {
  const [restored] = useState(() => ({ name, draft: isKept ? (peekDraft(name) as Kept | undefined) : undefined }));
  const { draft } = restored;
  // Only after mount: React may discard a first render, and the draft would be lost with it.
  useEffect(() => {
    if (!restored.draft) return;
    takeDraft(restored.name);
    updateKeptNotice();
  }, [restored]);
  const [isDirty, setIsDirty] = useState(draft !== undefined);
  const isDirtyNow = useRef(isDirty);
  const isSaving = useRef(false);
  const latest = useRef(snapshot);
  latest.current = snapshot;
  // Kept until the answer if the form is left while it is being saved. A layout effect, because the fields are gone later.
  const keepIfSaving = useMemoizedFn((path: string) => {
    if (!isKept || !isSaving.current || !isDirtyNow.current) return;
    storeDraft(name, latest.current(), title === undefined ? { title: getDocumentTitle(), path } : { title });
  });
  useLayoutEffect(() => {
    const { pathname, search } = history.location;
    return () => keepIfSaving(`${pathname}${search}`);
  }, [keepIfSaving]);
  const whenLeft = useMemo(
    () => ({
      saved: () => void takeDraft(name),
      failed: (error: unknown) => {
        const isStored = peekDraft(name) !== undefined;
        if (isStored) showKeptNotice(error);
        return isStored;
      },
    }),
    [name],
  );

  const setDirty = useCallback((next: boolean) => {
    isDirtyNow.current = next;
    setIsDirty(next);
  }, []);

  useLeaveGuard(isDirty && isKept, isAtStake ?? (() => isDirtyNow.current), () => isSaving.current, isOverlay);
  useEffect(
    () => (isDirty && isKept ? registerForm(name, () => latest.current(), title) : undefined),
    [isDirty, isKept, name, title],
  );

  return {
    /** Draft from before an expired sign-in. */
    draft,
    isDirty,
    /** The same, ahead of the render: a saved form may be left before it renders. */
    isDirtyNow,
    setDirty,
    /** True while submitting; set by `useSaving`. */
    isSaving,
    /**
     * To be called with the result of a save that the operator did not wait for. `failed` returns whether a notice says
     * that the input is kept.
     */
    whenLeft,
  };
}
