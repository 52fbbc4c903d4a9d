import { useModel } from '@umijs/max';
import { Form } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '@/domain/compare';
import { isUnanswered } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import type { Draft } from '@/session/drafts';
import { focusFirst } from './focus-first';
import { useSubmit } from './useSubmit';
import { useUnsavedDraft } from './useUnsavedDraft';

/** A form that edits one thing. */
export type EditSpec<Values extends object, Entity extends object> = {
  /** Names the form and what it edits, such as `hotword:12`: its draft is found again by it. */
  name: string;
  /** It lies over a screen without a place in its address. */
  isOverlay?: boolean;
  /** It is saved once and not edited after that: nothing can be typed while it is being sent. */
  isFinal?: boolean;
  /** What is edited, as the server gave it; undefined for something new. */
  entity: Entity | undefined;
  /** The form's values for it. Plain JSON: a day is `2026-11-21`, nothing is null. */
  toValues: (entity: Entity | undefined) => Values;
  /**
   * Writes the values over `base`, the version that they began with.
   * @throws AppError 409 with `data.current`: somebody else has saved in the meantime
   */
  save: (values: Values, base: Entity | undefined) => Promise<Entity>;
  /** Asked before anything is sent; on false the form stays as it is. */
  confirm?: (values: Values, base: Entity | undefined) => Promise<boolean>;
  onSaved: (saved: Entity) => void;
};

/** Another button of a form: it sends the same values, by `save` where it is given, and goes on in its own way. */
export type ExtraAction<Values extends object, Entity extends object> = {
  label: string;
  /** By default that of the form. One of its own is called though nothing was changed: it does more than save. */
  save?: EditSpec<Values, Entity>['save'];
  /** Instead of closing the form, as to begin the next one; after the form's own `onSaved`. */
  onSaved?: (saved: Entity) => void;
  /** Instead of closing the form it is empty then, for the next new thing. */
  beginsAnew?: boolean;
};

/** How a save ended: with what stands in the form, with less than that by now, after the form was left, with nothing to do. */
export type Outcome = 'saved' | 'editedSince' | 'unmounted' | 'unchanged';

/** What a save met: the version of somebody else, and what was to be saved. */
export type Conflict<Values extends object, Entity extends object> = {
  theirs: Entity;
  mine: Values;
  action?: ExtraAction<Values, Entity>;
};

/** A value that was left out is no change; one that the form began without, and that is null now, was cleared. */
function isChanged<Values extends object>(values: Values, initial: Values) {
  const isCleared = ([name, value]: [string, unknown]) => value === null && initial[name as keyof Values] === undefined;
  return !isSameValue(values, initial) || Object.entries(values).some(isCleared);
}

/**
 * What every form of the console does the same way: it saves once however often one clicks, puts what
 * the server refuses on its field, lets the operator compare when somebody else was faster, asks
 * before unsaved changes are left, and keeps them over a sign-in that expired.
 */
export function useEditForm<Values extends object, Entity extends object>(
  spec: EditSpec<Values, Entity>,
  onOutcome: (outcome: Outcome, action?: ExtraAction<Values, Entity>) => void,
) {
  const { name, isOverlay, isFinal = false, toValues, save, confirm, onSaved } = spec;
  const [form] = Form.useForm<Values>();
  const { draft, isDirty, isDirtyNow, setDirty, isSaving } = useUnsavedDraft<{
    base: Entity | undefined;
    values: Values;
  }>({
    name,
    isOverlay,
    snapshot: (): Draft => ({ base, values: form.getFieldsValue(true) }),
  });
  const [base, setBase] = useState(draft ? draft.base : spec.entity);
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  /** Whether a save had no answer: it may have arrived all the same. */
  const isAnswerLost = useRef(false);
  const { initialState } = useModel('@@initialState');
  const ownName = initialState?.currentUser?.name;
  /** What the operator has decided about, of their versions, before going back to the form. */
  const decided = useRef<Partial<Record<string, unknown>>>({});
  const [conflict, setConflict] = useState<Conflict<Values, Entity>>();
  const baseValues = useMemo(() => toValues(base), [toValues, base]);
  // What a form begins with does not change while it is open; a later base is put into its fields.
  const [initialValues] = useState(baseValues);

  const setValues = useCallback(
    (values: Values) => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]),
    [form],
  );
  useLayoutEffect(() => {
    if (draft) setValues(draft.values);
  }, [draft, setValues]);

  const restart = (from: Entity | undefined) => {
    setBase(from);
    decided.current = {};
    setIsRestored(false);
    setDirty(false);
    form.resetFields();
    setValues(toValues(from));
  };

  /** Whether the server holds these values, and names nobody else for them. */
  const isSavedByMe = (now: Entity & { updatedByName?: string | null }, values: Values) =>
    isSameValue({ ...toValues(now), ...values }, toValues(now)) && (now.updatedByName ?? ownName) === ownName;
  const send = async (values: Values, action?: ExtraAction<Values, Entity>, onto?: Entity) => {
    const over = onto ?? base;
    if (over !== undefined && !isDirtyNow.current && !action?.save) {
      onOutcome('unchanged', action);
      action?.onSaved?.(over);
      return;
    }
    if (confirm && !(await confirm(values, over))) return;
    const sent = form.getFieldsValue(true);
    let saved: Entity;
    try {
      saved = await (action?.save ?? save)(values, over);
    } catch (error) {
      if (isUnanswered(error)) isAnswerLost.current = true;
      const theirs = getCurrent<Entity>(error);
      if (!theirs || !isMounted.current) throw error;
      if (!isAnswerLost.current || !isSavedByMe(theirs, values)) {
        setConflict({ theirs, mine: values, action });
        return;
      }
      saved = theirs;
    }
    isAnswerLost.current = false;
    // Who has gone on to something else is not called back from it.
    if (!isMounted.current) {
      onOutcome('unmounted');
      return;
    }
    const isEditedSince = !isSameValue(form.getFieldsValue(true), sent);
    if (isEditedSince) setBase(saved);
    else restart(action?.beginsAnew ? undefined : saved);
    onSaved(saved);
    onOutcome(isEditedSince ? 'editedSince' : 'saved', action);
    if (isEditedSince) return;
    action?.onSaved?.(saved);
    if (action?.beginsAnew) focusFirstField();
  };
  const { submit, isSubmitting, failure, clearFailure, isMounted } = useSubmit(form, send);
  isSaving.current = isSubmitting;
  /** The button that was pressed, until the form has looked at its fields. */
  const asked = useRef<ExtraAction<Values, Entity>>(undefined);
  const [running, setRunning] = useState<string>();
  const [resets, setResets] = useState(0);
  const focusFirstField = () => setResets((count) => count + 1);
  // A reset mounts the fields again: those of before would lose the focus.
  useEffect(() => {
    if (resets > 0) focusFirst(form);
  }, [resets, form]);

  return {
    name,
    form,
    base,
    initialValues,
    toValues,
    isDirty,
    /** Whether something would be lost if the form were left at this very moment. */
    hasToLose: () => isDirtyNow.current,
    isRestored,
    isSubmitting,
    isDisabled: isFinal && isSubmitting,
    failure,
    conflict,
    submit: (values: Values) => {
      const action = asked.current;
      asked.current = undefined;
      setRunning(action?.label);
      return submit(values, action);
    },
    /** Sends the form as another button than the one that saves. */
    submitBy: (action: ExtraAction<Values, Entity>) => {
      if (isSubmitting) return;
      asked.current = action;
      form.submit();
    },
    /** Hears that fields are not as they have to be. */
    noteRefused: () => {
      asked.current = undefined;
    },
    /** The other button whose run is under way. */
    running,
    /** Hears of every change that the operator makes. */
    noteChange: () => setDirty(isChanged(form.getFieldsValue(true), baseValues)),
    /** Hears that something is typed that is no value yet. */
    noteTyped: () => setDirty(true),
    /** Back to what the server holds. The button that was pressed for it loses the focus to the first field. */
    discard: () => {
      clearFailure();
      // A draft began with what the server held before the sign-in expired.
      restart(isRestored ? spec.entity : base);
      focusFirstField();
    },
    /** Saves what the operator has chosen over their version. */
    resolve: (merged: Values, { theirs, action }: Conflict<Values, Entity>) => {
      setConflict(undefined);
      decided.current = {};
      setBase(theirs);
      setValues(merged);
      setDirty(true);
      return submit(merged, action, theirs);
    },
    /** Back to the form, with what was chosen in its fields: the next save asks only about the rest. */
    postpone: (merged: Values, theirs: Record<string, unknown>) => {
      setConflict(undefined);
      decided.current = { ...decided.current, ...theirs };
      setValues(merged);
    },
    /** Whether the operator knows this value of theirs, and has chosen. */
    isDecided: (name: string, theirs: unknown) => name in decided.current && isSameValue(decided.current[name], theirs),
  };
}

export type EditForm<Values extends object, Entity extends object> = ReturnType<typeof useEditForm<Values, Entity>>;
