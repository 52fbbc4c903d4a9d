import { App } from 'antd';
import { useRef, useState } from 'react';
import type { FollowUp } from '@/contract/follow-up';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

export type FollowUpDialogProps = {
  followUp: FollowUp;
  /** Hears that the follow-up is another by now, and what it is; `isOwn` where that was done here. */
  onChanged: (followUp: FollowUp, isOwn?: boolean) => void;
  onClose: () => void;
};

type Ending = {
  /** Whether it can be done to the follow-up as it is. */
  canStill: (followUp: FollowUp) => boolean;
  /** What becomes of what was typed where it cannot: by default the dialog closes. */
  keepsText?: boolean;
};

/**
 * How what is done to a follow-up ends. Where somebody else was faster nothing that was typed is lost: it stays over the
 * follow-up as it is by then, and the next attempt is for that one.
 */
export function useFollowUpChange(
  { followUp: asked, onChanged, onClose }: FollowUpDialogProps,
  { canStill, keepsText = false }: Ending,
) {
  const t = useText(followUpTexts);
  const word = useEnumLabelOrRaw(followUpTexts, 'status');
  const { message } = App.useApp();
  const [followUp, setFollowUp] = useState(asked);
  const latest = useRef(asked);

  const change = async (work: (followUp: FollowUp) => Promise<FollowUp>, done?: (changed: FollowUp) => string) => {
    try {
      const changed = await work(latest.current);
      latest.current = changed;
      if (done) message.success(done(changed));
      onChanged(changed, true);
      return changed;
    } catch (error) {
      const current = currentOf<FollowUp>(error);
      if (!current) throw error;
      latest.current = current;
      onChanged(current);
      const status = word(current.status);
      if (!canStill(current) && !keepsText) {
        message.warning(t('conflict', { status }));
        onClose();
        throw Object.assign(new AppError('business', { status: 409 }), { handled: true });
      }
      setFollowUp(current);
      const said = canStill(current) ? t('overtaken') : t('ended', { status });
      throw new AppError('business', { status: 409, serverMessage: said });
    }
  };
  return { followUp, change };
}
