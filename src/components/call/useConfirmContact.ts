import { App } from 'antd';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';

/** Why a member should not be contacted, and until when (`YYYY-MM-DD`). */
export type DoNotContactInfo = { reason: string; until: string | null };

/** Asks before a do-not-contact member is called, or a follow-up is planned for them (docs/domain.md 6.1). */
export function useConfirmContact(what: 'call' | 'plan') {
  const t = useText(callTexts);
  const { modal } = App.useApp();
  return async (doNotContact: DoNotContactInfo | null) => {
    if (!doNotContact) return true;
    const { reason, until } = doNotContact;
    return modal.confirm({
      title: t(`doNotContact.${what}.title`),
      content: until ? t('doNotContact.until', { reason, until }) : t('doNotContact.text', { reason }),
      okText: t(`doNotContact.${what}.ok`),
      okButtonProps: { danger: true },
      cancelText: t(`doNotContact.${what}.cancel`),
      focusable: { autoFocusButton: 'cancel' },
    });
  };
}
