import { App } from 'antd';
import type { Member } from '@/contract/member';
import type { MemberDetail } from '@/contract/member-detail';
import { AppError } from '@/errors/app-error';
import { currentOf } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import type { MessageKey } from '@/utils/text';

export type MemberDialogProps = {
  member: Member;
  /** Hears that the member is another by now, and what they are, where the answer said so. */
  onChanged: (member?: MemberDetail) => void;
  onClose: () => void;
};

/** How the dialogs of a member end. */
export function useMemberChange({ onChanged, onClose }: Omit<MemberDialogProps, 'member'>) {
  const t = useText(memberTexts);
  const { message } = App.useApp();
  return {
    /** Says what was done, once it is. */
    done: async (key: MessageKey<typeof memberTexts>, work: Promise<MemberDetail>) => {
      const changed = await work;
      message.success(t(key));
      onChanged(changed);
    },
    /** Where somebody else was faster: says so, and closes what stands on the old version. */
    startOver: (error: unknown) => {
      if (!(error instanceof AppError) || error.status !== 409) throw error;
      message.warning(t('conflict'));
      onChanged(currentOf<MemberDetail>(error));
      onClose();
    },
  };
}
