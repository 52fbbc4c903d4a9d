import { useModel } from '@umijs/max';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { AppError, isUnanswered } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
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
  /** What is said where it can no longer be done, if not that alone. */
  ended?: (now: Current) => string | undefined;
};

/**
 * How what is done to one entity in a dialog ends. Where somebody else was faster nothing that was typed is lost: the
 * dialog stays over the entity as it is by then, and the next attempt is for that one. Where the answer to an attempt
 * was lost and the entity is by now as that made it, the next one has succeeded; where that cannot be told, nobody else is
 * said to have done it.
 *
 * @returns the entity as it is known by now, and `change`, which does `work` to it, says `done` and answers with what it
 *   came to; it throws the refusal that the dialog is to show, and every other failure. `isOwn` is whether the entity is
 *   as `work` makes it, by the operator of this name
 */
export function useEntityChange<Known extends object, Current extends Known>(
  { entity: asked, onChanged }: Place<Known, Current>,
  { canStill, stateOf, overtaken, ended: endedText }: Ending<Current>,
) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const [entity, setEntity] = useState<Known>(asked);
  const latest = useRef<Known>(asked);
  /** Why nothing can be done any more; said again, for the server would only refuse it. */
  const ended = useRef<string>(undefined);
  /** Whether an attempt had no answer: it may have been done all the same. */
  const isAnswerLost = useRef(false);
  const { initialState } = useModel('@@initialState');
  const ownName = initialState?.currentUser?.name ?? '';
  const refusal = (serverMessage: string, isFinal = false) =>
    new AppError('business', { status: 409, serverMessage, isFinal });

  const change = async (
    work: (entity: Known) => Promise<Current>,
    done?: string | ((changed: Current) => string),
    isOwn?: (now: Current, ownName: string) => boolean,
  ) => {
    if (ended.current) throw refusal(ended.current, true);
    const succeed = (changed: Current) => {
      latest.current = changed;
      isAnswerLost.current = false;
      if (done !== undefined) message.success(typeof done === 'string' ? done : done(changed));
      onChanged(changed, true);
      return changed;
    };
    try {
      return succeed(await work(latest.current));
    } catch (error) {
      const wasLost = isAnswerLost.current;
      if (isUnanswered(error)) isAnswerLost.current = true;
      const current = getCurrent<Current>(error);
      if (!current) throw error;
      if (wasLost && isOwn?.(current, ownName)) return succeed(current);
      latest.current = current;
      onChanged(current, false);
      setEntity(current);
      if (canStill(current))
        throw refusal(wasLost ? t('change.maybeOwn') : (overtaken?.(current) ?? t('change.overtaken')));
      const state = stateOf(current);
      ended.current = wasLost
        ? t('change.maybeDone', { state })
        : (endedText?.(current) ?? t('change.ended', { state }));
      throw refusal(ended.current, true);
    }
  };
  return { entity, change };
}
