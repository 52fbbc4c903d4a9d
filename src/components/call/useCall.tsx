import { App } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { type DoNotContactInfo, useConfirmContact } from './useConfirmContact';

/** Clear name and number; null where the server has none. */
export type Contact = { name: string | null; number: string | null };

export type Callee = {
  /** Whom it calls, by something that is not personal, such as the number of a member. */
  name: string;
  /** Reads the full name and the number in one request for the purpose of a call; the server logs it. */
  reveal: () => Promise<Contact>;
  /** What the caller needs to know: shown for as long as the dialog is open. */
  brief?: ReactNode;
  /** Says why nobody should call, which is asked about before the number is read. */
  doNotContact?: () => Promise<DoNotContactInfo | null>;
  /** Opens what is written down after a call. */
  onRecord?: () => void;
  /** Called when the dialog is closed. */
  onClose?: () => void;
};

const loadDialog = async () => ({ default: (await import('./CallDialog')).CallDialog });
const CallDialog = lazy(loadDialog);

/**
 * One click to the name and number to call, for a minute, and from there to what came of it (docs/domain.md 9).
 *
 * @returns `call`, which comes back to `button` in the end, and the dialog, to be drawn
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
      // The question before it is on its way out: this is where the operator comes back to.
      button.focus();
      setCalled({ ...callee, contact });
    }
  });

  const underWay = useRef<string>(undefined);
  const call = useCallback(
    async (callee: Callee, button: HTMLElement) => {
      // One number at a time: each is written to the log.
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
