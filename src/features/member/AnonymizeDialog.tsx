import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextField } from '@/components/inputs/TextField';
import { member as limit } from '@/contract/limits/member';
import type { BlockedBy } from '@/contract/member';
import { getRefusalData } from '@/errors/refusal';
import { RecordLinks } from '@/features/record/RecordLinks';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { anonymizeMember, isBlockedBy } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

/** Erases a member permanently. If records are still in progress, it lists them with links. */
export function AnonymizeDialog({ member, ...props }: MemberDialogProps) {
  const t = useText(memberTexts);
  const { change } = useMemberChange({ member, ...props }, { canStill: ({ status }) => status !== 'cancelled' });
  const [blockers, setBlockers] = useState<BlockedBy['blockedBy']>();
  const { memberNo } = member;

  const refused = (error: unknown) => {
    const found = getRefusalData(error, isBlockedBy);
    if (found) setBlockers(found.blockedBy);
    throw error;
  };

  return (
    <ActionDialog<{ memberNo: string }>
      // The confirmation is entered each time, so it is not stored as a draft.
      draft={null}
      isDanger
      canSubmit={!blockers}
      title={t('anonymise.title', { memberNo })}
      okText={t('action.anonymise')}
      warning={blockers ? undefined : t('anonymise.warning')}
      onSubmit={(values) => change((one) => anonymizeMember(one, values.memberNo), t('done.anonymise')).catch(refused)}
      onClose={props.onClose}
    >
      {blockers ? (
        <>
          <p>{t('anonymise.blocked')}</p>
          <RecordLinks records={blockers} />
        </>
      ) : (
        <TextField
          name="memberNo"
          label={t('anonymise.confirm', { memberNo })}
          isRequired
          max={limit.maxMemberNoLength}
          form={{ holds: (typed) => typed === memberNo, message: t('anonymise.mismatch') }}
        />
      )}
    </ActionDialog>
  );
}
