import { useModel } from '@umijs/max';
import { Form } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isSameValue } from '@/domain/compare';
import { isUnanswered } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import { refetch } from '@/services/query-client';
import type { Draft } from '@/session/drafts';
import { focusFirst } from './focus-first';
import { useSubmit } from './useSubmit';
import { useSaving, useUnsavedDraft } from './useUnsavedDraft';

/** A form that edits one entity. */
export type EditSpec<Values extends object, Entity extends object> = {
  /** Key of the form and its entity, such as `hotword:12`: its draft is restored by it. */
  name: string;
  /** Title of an overlay without a URL parameter, which the operator has to open again. */
  overlayTitle?: string;
  /** The form is saved only once: its fields are disabled while it is sent. */
  isFinal?: boolean;
  /** The entity from the server; undefined for a new one. */
  entity: Entity | undefined;
  /** Form values of the entity. Plain JSON: a day is `2026-11-21`, nothing is null. */
  toValues: (entity: Entity | undefined) => Values;
  /**
   * Saves the values over `base`, the version that they started from.
   *
   * @throws AppError 409 with `data.current`: someone else has saved meanwhile
   */
  save: (values: Values, base: Entity | undefined) => Promise<Entity>;
  /** Confirmation before anything is sent; on false the form stays as it is. */
  confirm?: (values: Values, base: Entity | undefined) => Promise<boolean>;
  onSaved: (saved: Entity) => void;
  /** Text of the toast instead of 已保存, such as what happens next. */
  getSavedText?: (saved: Entity) => string | undefined;
};

/** Another submit button of a form: it sends the same values, through its own `save` if given. */
export type ExtraAction<Values extends object, Entity extends object> = {
  label: string;
  /** The form's `save` by default. A separate one also runs without changes, as it does more than save. */
  save?: EditSpec<Values, Entity>['save'];
  /** Called after the form's own `onSaved` instead of closing the form. */
  onSaved?: (saved: Entity) => void;
  /** Resets the form for the next new entity instead of closing it. */
  beginsAnew?: boolean;
};

/** Result of a save: complete; edited while saving; the form was left meanwhile; nothing to save. */
export type Outcome = 'saved' | 'editedSince' | 'unmounted' | 'unchanged';

/** A save conflict: the version of someone else, and the values to save. */
export type Conflict<Values extends object, Entity extends object> = {
  theirs: Entity;
  mine: Values;
  action?: ExtraAction<Values, Entity>;
};

/** A missing value is no change; null for a field without an initial value means it was cleared. */
function isChanged<Values extends object>(values: Values, initial: Values) {
  const isCleared = ([name, value]: [string, unknown]) => value === null && initial[name as keyof Values] === undefined;
  return !isSameValue(values, initial) || Object.entries(values).some(isCleared);
}

/**
 * Common behavior of all edit forms: submits once however often it is clicked, shows server errors on their fields,
 * lets the operator compare versions on a conflict, asks before unsaved changes are left, and keeps them when the
 * sign-in expires.
 */
export function useEditForm<Values extends object, Entity extends object>(
  spec: EditSpec<Values, Entity>,
  onOutcome: (outcome: Outcome, action?: ExtraAction<Values, Entity>, saved?: Entity) => void,
) {
  const { name, overlayTitle, isFinal = false, toValues, save, confirm, onSaved } = spec;
  const [form] = Form.useForm<Values>();
  const { draft, isDirty, isDirtyNow, setDirty, isSaving, whenLeft } = useUnsavedDraft<{
    base: Entity | undefined;
    values: Values;
  }>({
    name,
    title: overlayTitle,
    isOverlay: overlayTitle !== undefined,
    snapshot: (): Draft => ({ base, values: form.getFieldsValue(true) }),
  });
  const [base, setBase] = useState(draft ? draft.base : spec.entity);
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  /** Whether a save got no response: it may have arrived anyway. */
  const isAnswerLost = useRef(false);
  const { initialState } = useModel('@@initialState');
  const ownName = initialState?.currentUser?.name;
  /** Their values that the operator has already decided on before going back to the form. */
  const decided = useRef<Partial<Record<string, unknown>>>({});
  const [conflict, setConflict] = useState<Conflict<Values, Entity>>();
  const baseValues = useMemo(() => toValues(base), [toValues, base]);
  // Initial values stay the same while the form is open; a later base is set into its fields.
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

  /** Whether the server has these values, saved by the current operator. */
  const isSavedByMe = (now: Entity & { updatedByName?: string | null }, values: Values) =>
    isSameValue({ ...toValues(now), ...values }, toValues(now)) && (now.updatedByName ?? ownName) === ownName;
  /** Values that the operator has edited since `sent`. */
  const getEditedSince = (sent: Values): Partial<Values> =>
    Object.fromEntries(
      Object.entries(form.getFieldsValue(true)).filter(
        ([field, value]) => !isSameValue(value, sent[field as keyof Values]),
      ),
    ) as Partial<Values>;
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
        setConflict({ theirs, mine: { ...values, ...getEditedSince(sent) }, action });
        return;
      }
      saved = theirs;
    }
    isAnswerLost.current = false;
    // An operator who has left the form is not called back: `onSaved` could lead to another page.
    if (!isMounted.current) {
      const [entity = ''] = name.split(':');
      refetch(entity);
      onOutcome('unmounted');
      return;
    }
    const isEditedSince = !isSameValue(form.getFieldsValue(true), sent);
    const next = action?.beginsAnew ? undefined : saved;
    if (isEditedSince) setBase(next);
    else restart(next);
    onSaved(saved);
    onOutcome(isEditedSince ? 'editedSince' : 'saved', action, saved);
    if (isEditedSince) return;
    action?.onSaved?.(saved);
    if (action?.beginsAnew) focusFirstField();
  };
  const { submit, isSubmitting, failure, clearFailure, isMounted } = useSubmit(form, send, whenLeft);
  useSaving(isSaving, isSubmitting);
  /** The pressed extra button, until the form has validated. */
  const asked = useRef<ExtraAction<Values, Entity>>(undefined);
  const [running, setRunning] = useState<string>();
  const [resets, setResets] = useState(0);
  const focusFirstField = () => setResets((count) => count + 1);
  // A reset mounts the fields again, so focus set before it would be lost.
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
    /** Whether leaving the form right now would lose changes. */
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
    /** Submits the form with an extra button. */
    submitBy: (action: ExtraAction<Values, Entity>) => {
      if (isSubmitting) return;
      asked.current = action;
      form.submit();
    },
    /** Call when validation fails. */
    noteRefused: () => {
      asked.current = undefined;
    },
    /** Label of the extra button that is running. */
    running,
    /** Call on every change by the operator. */
    noteChange: () => setDirty(isChanged(form.getFieldsValue(true), baseValues)),
    /** Call while entered text does not parse yet. */
    noteTyped: () => setDirty(true),
    /** Resets the form to the server's values. The focus moves from the button to the first field. */
    discard: () => {
      clearFailure();
      // A draft started from the server's version before the sign-in expired.
      restart(isRestored ? spec.entity : base);
      focusFirstField();
    },
    /** Saves the merged values over their version. */
    resolve: (merged: Values, { theirs, action }: Conflict<Values, Entity>) => {
      setConflict(undefined);
      decided.current = {};
      setBase(theirs);
      setValues(merged);
      setDirty(true);
      return submit(merged, action, theirs);
    },
    /** Goes back to the form with the choices in its fields: the next save asks only about the rest. */
    postpone: (merged: Values, theirs: Record<string, unknown>) => {
      setConflict(undefined);
      decided.current = { ...decided.current, ...theirs };
      setValues(merged);
    },
    /** Whether the operator has already decided about this value of theirs. */
    isDecided: (name: string, theirs: unknown) => name in decided.current && isSameValue(decided.current[name], theirs),
  };
}

export type EditForm<Values extends object, Entity extends object> = ReturnType<typeof useEditForm<Values, Entity>>;
