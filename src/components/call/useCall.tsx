import { App } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { type DoNotContactInfo, useConfirmContact } from './useConfirmContact';

/** Unmasked name and number; null where the server has none. */
export type Contact = { name: string | null; number: string | null };

export type Callee = {
  /** Non-personal name of the callee, such as the member number. */
  name: string;
  /** Reveals full name and number in one request with the purpose of a call; the server logs it. */
  reveal: () => Promise<Contact>;
  /** Notes for the caller, shown as long as the dialog is open. */
  brief?: ReactNode;
  /** Loads why the member should not be contacted; asked about before the reveal. */
  doNotContact?: () => Promise<DoNotContactInfo | null>;
  /** Opens the form for the result of the call. */
  onRecord?: () => void;
  /** Records an unanswered call. */
  onMissed?: () => void;
  /** Called when the dialog is closed. */
  onClose?: () => void;
};

const loadDialog = async () => ({ default: (await import('./CallDialog')).CallDialog });
const CallDialog = lazy(loadDialog);

/**
 * Reveals name and number with one click for a minute, and leads on to the result of the call (docs/domain.md 9).
 *
 * @returns `call`, which returns the focus to `button` in the end, and the dialog, to be rendered
 */
export function useCall() {
  const t = useText(callTexts);
  const { message } = App.useApp();
  const confirmContact = useConfirmContact('call');
  const [called, setCalled] = useState<Callee & { contact?: Contact }>();

  const [begin, isCalling] = useAction(async (callee: Callee, button: HTMLElement) => {
    const reason = (await callee.doNotContact?.()) ?? null;
    if (!(await confirmContact(reason))) return;
    const [contact] = await Promise.all([callee.reveal(), loadDialog()]);
    if (contact.number === null) message.warning(t('noNumber'));
    else {
      // The confirmation may still be closing: the focus returns to this button.
      button.focus();
      setCalled({ ...callee, contact });
    }
  });

  const underWay = useRef<string>(undefined);
  const call = useCallback(
    async (callee: Callee, button: HTMLElement) => {
      // One number at a time: the server logs each reveal.
      if (underWay.current !== undefined) {
        message.info(t('wait', { name: underWay.current }));
        return;
      }
      underWay.current = callee.name;
      await begin(callee, button);
      underWay.current = undefined;
    },
    [begin, message, t],
  );

  const dialog = called && (
    <ErrorBoundary>
      <Suspense>
        <CallDialog
          {...called}
          onExpire={() => setCalled((now) => now && { ...now, contact: undefined })}
          onClose={() => {
            setCalled(undefined);
            called.onClose?.();
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
  return { call, isCalling, dialog };
}
