import { PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { type Callee, useCall } from './useCall';
import type { NoContact } from './useConfirmContact';

type Props = Omit<Callee, 'doNotContact'> & {
  /** Why nobody should call, and until when: asked about before the number is read. */
  doNotContact?: NoContact | null;
};

/** The way to the number to call, beside what is shown of it. */
export function CallButton({ doNotContact = null, ...callee }: Props) {
  const t = useText(callTexts);
  const { call, isCalling, dialog } = useCall();
  return (
    <>
      <Button
        size="small"
        icon={<PhoneOutlined aria-hidden />}
        loading={isCalling}
        aria-label={t('callNamed', { name: callee.name })}
        onClick={({ currentTarget }) => call({ ...callee, doNotContact: async () => doNotContact }, currentTarget)}
      >
        {t('call')}
      </Button>
      {dialog}
    </>
  );
}
