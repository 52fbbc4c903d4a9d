import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { showSaveResult } from '@/components/form/show-save-result';
import { DayField } from '@/components/inputs/DayField';
import { ReasonField } from '@/components/inputs/ReasonField';
import type { DoNotContact } from '@/contract/member';
import { isSameValue } from '@/domain/compare';
import { toBusinessDay } from '@/domain/period/calendar';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { memberTexts } from '@/locales/member';
import { setDoNotContact } from '@/services/member';
import { serverNow } from '@/utils/clock';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

/** Sets or changes do-not-contact of a member, with reason and end. */
export function DoNotContactDialog(props: MemberDialogProps) {
  const t = useText(memberTexts);
  const tForm = useText(formTexts);
  const { message } = App.useApp();
  const { member, change } = useMemberChange(props, {
    canStill: ({ status }) => status !== 'cancelled',
    // The entered values stay beside those of the other operator, so that the next save is a decision.
    overtaken: ({ doNotContact: said }) =>
      said
        ? t(said.until ? 'setDoNotContact.overtakenUntil' : 'setDoNotContact.overtaken', {
            reason: said.reason,
            until: said.until ?? '',
          })
        : t('setDoNotContact.lifted'),
  });
  const isChange = props.member.doNotContact !== null;
  const { memberNo, doNotContact } = member;
  return (
    <ActionDialog<DoNotContact>
      draft={`member.setDoNotContact:${member.id}`}
      title={t(isChange ? 'changeDoNotContact.title' : 'setDoNotContact.title', { memberNo })}
      okText={t(isChange ? 'setDoNotContact.save' : 'action.setDoNotContact')}
      warning={t('setDoNotContact.warning')}
      initialValues={props.member.doNotContact ?? { until: null }}
      version={member.version}
      onSubmit={async ({ reason, until = null }) => {
        const said = { reason, until };
        if (isSameValue(said, doNotContact)) showSaveResult(message, tForm, 'unchanged');
        else
          await change(
            (one) => setDoNotContact(one, said),
            t(isChange ? 'done.changeDoNotContact' : 'done.setDoNotContact'),
          );
      }}
      onClose={props.onClose}
    >
      <ReasonField />
      <DayField
        name="until"
        label={t('setDoNotContact.until')}
        extra={t('setDoNotContact.untilHelp')}
        min={toBusinessDay(serverNow())}
      />
    </ActionDialog>
  );
}
