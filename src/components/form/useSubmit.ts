import type { FormInstance } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { isSilent } from '@/errors/catalogue';
import { useAction } from '@/hooks/useAction';
import { setFieldErrors } from './field-errors';

/** Why a form was not saved, as far as no field says it. */
export type Failure = { error: unknown; messages: string[] };

/**
 * Sends a form: once, however often one clicks or presses Enter. What the server refuses is said on
 * its field, anything else above the form; nothing typed is lost either way.
 */
export function useSubmit<Values extends object, Args extends unknown[]>(
  form: FormInstance<Values>,
  send: (...args: Args) => Promise<unknown>,
) {
  const [failure, setFailure] = useState<Failure>();
  // A form that was left while it was being sent has no place to say anything: then the console says it.
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const sentFrom = useRef<Element>(null);
  /** Whether the server has just refused fields, of which the first is to have the focus. */
  const isRefused = useRef(false);
  const [submit, isSubmitting] = useAction(async (...args: Args) => {
    // The second half of a double click, whose fields were looked at until the first had saved and closed the form.
    if (!isMounted.current) return;
    sentFrom.current = document.activeElement;
    setFailure(undefined);
    // What the server said to the last attempt is not said of this one.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    try {
      await send(...args);
    } catch (error) {
      // A session that has ended says so itself.
      if (error instanceof AppError && error.handled) return;
      if (!isMounted.current) throw error;
      const messages = setFieldErrors(form, error);
      isRefused.current = messages !== undefined;
      if (isSilent(error)) return;
      if (!messages || messages.length > 0) setFailure({ error, messages: messages ?? [] });
    }
  });
  // Fields that were disabled while they were sent can have the focus only by now.
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
