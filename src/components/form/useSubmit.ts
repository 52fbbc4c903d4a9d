import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { isSilent } from '@/errors/catalogue';
import { useAction } from '@/hooks/useAction';
import { putOnFields } from './field-errors';

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
  const [submit, isSubmitting] = useAction(async (...args: Args) => {
    // The second half of a double click, whose fields were looked at until the first had saved and closed the form.
    if (!isMounted.current) return;
    setFailure(undefined);
    // What the server said to the last attempt is not said of this one.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
    try {
      await send(...args);
    } catch (error) {
      // A session that has ended says so itself.
      if (error instanceof AppError && error.handled) return;
      if (!isMounted.current) throw error;
      const messages = putOnFields(form, error);
      if (isSilent(error)) return;
      if (!messages || messages.length > 0) setFailure({ error, messages: messages ?? [] });
    }
  });
  const clearFailure = useCallback(() => setFailure(undefined), []);
  return { submit, isSubmitting, failure, clearFailure, isMounted };
}
