import { App } from 'antd';
import type { FollowUp } from '@/contract/follow-up-list';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Asks for confirmation of a death, which ends all work for the member. Other outcomes need none. */
export function useConfirmDeath() {
  const t = useText(followUpTexts);
  const { modal } = App.useApp();
  return async ({ outcome }: { outcome?: FollowUp['outcome'] }) =>
    outcome !== 'deceased' ||
    modal.confirm({
      title: t('complete.confirm.title'),
      content: t('complete.deceased'),
      okText: t('complete.confirm.ok'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
}
