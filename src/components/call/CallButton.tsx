import { PhoneOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { CallDialog } from './CallDialog';
import { type NoContact, useConfirmContact } from './useConfirmContact';

type Props = {
  /** Whom it calls, by something that is not personal, such as the number of a member. */
  name: string;
  /** Reads the clear number for the purpose of the screen; the server logs it. */
  reveal: () => Promise<string | null>;
  /** Why nobody should call, and until when (`YYYY-MM-DD`): asked about before the number is read. */
  doNotContact?: NoContact | null;
  /** Opens what is written down after a call. */
  onRecord?: () => void;
  /** Hears that the number is gone again. */
  onClose?: () => void;
};

/** One click to the number to call, for a minute, and from there to what came of it (docs/domain.md 9). */
export function CallButton({ name, reveal, doNotContact, onRecord, onClose }: Props) {
  const t = useText(callTexts);
  const { message } = App.useApp();
  const confirmContact = useConfirmContact('call');
  const button = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState<string>();

  const [call, isCalling] = useAction(async () => {
    if (!(await confirmContact(doNotContact ?? null))) return;
    const found = await reveal();
    if (found === null) message.warning(t('noNumber'));
    else {
      // The question before it is on its way out: this is where the operator comes back to.
      button.current?.focus();
      setNumber(found);
    }
  });

  return (
    <>
      <Button
        ref={button}
        size="small"
        icon={<PhoneOutlined aria-hidden />}
        loading={isCalling}
        aria-label={t('callNamed', { name })}
        onClick={call}
      >
        {t('call')}
      </Button>
      {number !== undefined && (
        <CallDialog
          name={name}
          number={number}
          onRecord={onRecord}
          onClose={() => {
            setNumber(undefined);
            onClose?.();
          }}
        />
      )}
    </>
  );
}
