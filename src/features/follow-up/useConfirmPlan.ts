import { App } from 'antd';
import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { FollowUp } from '@/contract/follow-up-list';
import { endOfBusinessDay } from '@/domain/due';
import { readDoNotContact } from '@/features/member/read-do-not-contact';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { serverNow } from '@/utils/clock';
import { formatDue } from './format-due';

/**
 * Asks for confirmation before a follow-up is rescheduled whose member must not be contacted, or to a day after today
 * (`dueAt`) if it is about a critical value.
 */
export function useConfirmPlan() {
  const t = useText(followUpTexts);
  const { modal } = App.useApp();
  const confirm = useConfirmContact('plan');
  const confirmDelay = (dueAt: string) =>
    modal.confirm({
      title: t('critical.delay.title'),
      content: t('critical.delay.text', { due: formatDue(dueAt) }),
      okText: t('critical.delay.ok'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
  return async ({ memberId, critical }: Pick<FollowUp, 'memberId' | 'critical'>, dueAt?: string) => {
    const isUrgent = critical !== null && critical.state !== 'unconfirmed';
    const isDelayed = dueAt !== undefined && Date.parse(dueAt) > endOfBusinessDay(serverNow());
    if (isUrgent && isDelayed && !(await confirmDelay(dueAt))) return false;
    return confirm(await readDoNotContact(memberId));
  };
}
