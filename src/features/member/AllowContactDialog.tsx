import { ActionDialog } from '@/components/form/ActionDialog';
import { ReasonField } from '@/components/inputs/ReasonField';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { allowContact } from '@/services/member';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

/** Lifts do-not-contact, and shows why it was set. */
export function AllowContactDialog(props: MemberDialogProps) {
  const t = useText(memberTexts);
  const { member, change } = useMemberChange(props, {
    canStill: ({ doNotContact }) => doNotContact !== null,
    stateOf: ({ doNotContact, status }) => t(doNotContact || status === 'cancelled' ? 'doNotContact' : 'mayContact'),
  });
  const { memberNo, doNotContact } = member;
  // If another operator has lifted it meanwhile, shows the former reason.
  const { reason, until } = doNotContact ?? props.member.doNotContact ?? { reason: '—', until: null };
  return (
    <ActionDialog<{ reason: string }>
      draft={`member.allowContact:${member.id}`}
      title={t('allowContact.title', { memberNo })}
      okText={t('action.allowContact')}
      warning={until ? t('doNotContact.until', { reason, until }) : t('doNotContact.text', { reason })}
      onSubmit={(values) => change((one) => allowContact(one, values.reason), t('done.allowContact'))}
      onClose={props.onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
