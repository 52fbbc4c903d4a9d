import { App } from 'antd';
import type { FollowUp } from '@/contract/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Asks once more before somebody is said to have died, which ends all work for them; anything else is not asked about. */
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
