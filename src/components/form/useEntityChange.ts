import { App } from 'antd';
import { useRef, useState } from 'react';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Place<Known, Current> = {
  /** As it was when it was opened. */
  entity: Known;
  /** Hears that it is another by now, and what it is; `isOwn` where that was done here. */
  onChanged: (now: Current, isOwn: boolean) => void;
};

type Ending<Current> = {
  /** Whether it can be done to the entity as it is. */
  canStill: (now: Current) => boolean;
  /** The state of the entity, in the operator's word. */
  stateOf: (now: Current) => string;
  /** What is said where somebody else was faster and it can still be done; by default that, and no more. */
  overtaken?: (now: Current) => string;
};

/**
 * How what is done to one entity in a dialog ends. Where somebody else was faster nothing that was typed is lost: the
 * dialog stays over the entity as it is by then, and the next attempt is for that one.
 *
 * @returns the entity as it is known by now, and `change`, which does `work` to it, says `done` and answers with what it
 *   came to; it throws the refusal that the dialog is to show, and every other failure
 */
export function useEntityChange<Known extends object, Current extends Known>(
  { entity: asked, onChanged }: Place<Known, Current>,
  { canStill, stateOf, overtaken }: Ending<Current>,
) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const [entity, setEntity] = useState<Known>(asked);
  const latest = useRef<Known>(asked);
  /** Why nothing can be done any more; said again, for the server would only refuse it. */
  const ended = useRef<string>(undefined);
  const refusal = (serverMessage: string, isFinal = false) =>
    new AppError('business', { status: 409, serverMessage, isFinal });

  const change = async (work: (entity: Known) => Promise<Current>, done?: string | ((changed: Current) => string)) => {
    if (ended.current) throw refusal(ended.current, true);
    try {
      const changed = await work(latest.current);
      latest.current = changed;
      if (done !== undefined) message.success(typeof done === 'string' ? done : done(changed));
      onChanged(changed, true);
      return changed;
    } catch (error) {
      const current = currentOf<Current>(error);
      if (!current) throw error;
      latest.current = current;
      onChanged(current, false);
      setEntity(current);
      if (canStill(current)) throw refusal(overtaken?.(current) ?? t('change.overtaken'));
      ended.current = t('change.ended', { state: stateOf(current) });
      throw refusal(ended.current, true);
    }
  };
  return { entity, change };
}
