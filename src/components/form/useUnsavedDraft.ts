import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, peekDraft, registerForm, takeDraft } from '@/session/drafts';
import { updateKeptNotice } from '@/session/kept-notice';
import { useLeaveGuard } from './useLeaveGuard';

type Options = {
  /** Names the form and what it edits; the same form finds its draft by it. */
  name: string;
  /** Of a dialog, which has no place in the address. */
  title?: string;
  /** Lies over a screen without a place in its address. */
  isOverlay?: boolean;
  /** False for what belongs to the moment: it is not kept, and nothing asks before it is left. */
  isKept?: boolean;
  /** What is to be kept, and what it began with. */
  snapshot: () => Draft;
  /** Whether leaving for another screen would lose it, where not all that is unsaved would be lost by that. */
  isAtStake?: () => boolean;
};

/**
 * What is typed and not saved yet: the console asks before it is left, and gives it back to whoever
 * has to sign in again in the middle of it.
 */
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
  // Only once it is on the screen: React may throw a first render away, and the draft with it.
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
    /** What was typed before a sign-in expired. */
    draft,
    isDirty,
    /** The same at this very moment: what was just saved may be left before it is drawn. */
    isDirtyNow,
    setDirty,
    /** True while it is being sent. */
    isSaving,
  };
}
