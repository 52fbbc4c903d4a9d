import type { FormInstance } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { isSilent } from '@/errors/catalogue';
import { useAction } from '@/hooks/useAction';
import { setFieldErrors } from './field-errors';
import type { useUnsavedDraft } from './useUnsavedDraft';

/** Why a form was not saved, apart from field errors. */
export type Failure = { error: unknown; messages: string[] };

/**
 * Submits a form once, however often the operator clicks or presses Enter. Server errors are shown on their fields,
 * others above the form; no input is lost.
 */
export function useSubmit<Values extends object, Args extends unknown[]>(
  form: FormInstance<Values>,
  send: (...args: Args) => Promise<unknown>,
  whenLeft?: ReturnType<typeof useUnsavedDraft>['whenLeft'],
) {
  const [failure, setFailure] = useState<Failure>();
  // A form that was left while submitting cannot show the error: a notice does.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const sentFrom = useRef<Element>(null);
  /** Whether the server has just refused fields, the first of which gets the focus. */
  const isRefused = useRef(false);
  const [submit, isSubmitting] = useAction(async (...args: Args) => {
    // The second click of a double click may finish validating after the first has saved and closed the form.
    if (!isMounted.current) return;
    sentFrom.current = document.activeElement;
    setFailure(undefined);
    // Clears server errors of the last attempt.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    try {
      await send(...args);
      if (!isMounted.current) whenLeft?.saved();
    } catch (error) {
      // An ended session is reported elsewhere.
      if (error instanceof AppError && error.handled) return;
      if (!isMounted.current) {
        if (whenLeft?.failed(error)) return;
        throw error;
      }
      const messages = setFieldErrors(form, error);
      isRefused.current = messages !== undefined;
      if (isSilent(error)) return;
      if (!messages || messages.length > 0) setFailure({ error, messages: messages ?? [] });
    }
  });
  // Fields that were disabled while submitting can get the focus only now.
  useLayoutEffect(() => {
    if (isSubmitting) return;
    const refused = isRefused.current && form.getFieldsError().find(({ errors }) => errors.length > 0);
    isRefused.current = false;
    if (refused) form.scrollToField(refused.name as never, { focus: true, block: 'center' });
    else if (document.activeElement === document.body && sentFrom.current instanceof HTMLElement)
      sentFrom.current.focus();
  }, [isSubmitting, form]);
  const clearFailure = useCallback(() => setFailure(undefined), []);
  return { submit, isSubmitting, failure, clearFailure, isMounted };
}
