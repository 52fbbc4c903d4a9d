import { useModel } from '@umijs/max';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { AppError, isUnanswered } from '@/errors/app-error';
import { getCurrent } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Place<Known, Current> = {
  /** The entity as it was opened. */
  entity: Known;
  /** Called with the changed entity; `isOwn` if the change was made here. */
  onChanged: (now: Current, isOwn: boolean) => void;
};

type Ending<Current> = {
  /** Whether the action is still possible; left out if only the server knows. */
  canStill?: (now: Current) => boolean;
  /** Label of the entity's state. */
  stateOf?: (now: Current) => string;
  /** Message after a conflict when the action is still possible; a generic one by default. */
  overtaken?: (now: Current) => string;
  /** Message when the action is no longer possible; a generic one with the state by default. */
  ended?: (now: Current) => string | undefined;
};

/**
 * Runs an action on one entity in a dialog and handles conflicts. If someone else was faster no input is lost: the
 * dialog stays, and the next attempt uses the current version. If the response of an attempt was lost and the entity is
 * now as that attempt makes it, the next attempt counts as successful; if that is unclear, the message does not blame
 * someone else.
 *
 * @returns `entity`: the latest known version; `change`: runs `work`, shows `done` and returns the changed entity;
 * throws the refusal for the dialog to show, and every other error. `isOwn` tells whether the entity is as `work` makes
 * it, by the operator with this name
 */
export function useEntityChange<Known extends object, Current extends Known>(
  { entity: asked, onChanged }: Place<Known, Current>,
  { canStill = () => true, stateOf = () => '', overtaken, ended: endedText }: Ending<Current> = {},
) {
  const t = useText(formTexts);
  const { message } = App.useApp();
  const [entity, setEntity] = useState<Known>(asked);
  const latest = useRef<Known>(asked);
  /** Final refusal, thrown again without a request: the server would only refuse it again. */
  const ended = useRef<string>(undefined);
  /** Whether an attempt got no response: it may have succeeded. */
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
