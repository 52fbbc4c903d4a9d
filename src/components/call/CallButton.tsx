import { PhoneOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { type Callee, useCall } from './useCall';

type Props = Callee & {
  /** Whether nobody should call, as far as the page knows: said beside it. */
  isNotToBeContacted?: boolean;
};

/** The way to the number to call, beside what is shown of it. */
export function CallButton({ isNotToBeContacted = false, ...callee }: Props) {
  const t = useText(callTexts);
  const { call, isCalling, dialog } = useCall();
  return (
    <>
      <Button
        size="small"
        icon={<PhoneOutlined aria-hidden />}
        loading={isCalling}
        aria-label={t('callNamed', { name: callee.name })}
        onClick={({ currentTarget }) => call(callee, currentTarget)}
      >
        {t('call')}
      </Button>
      {isNotToBeContacted && (
        <Tag color="warning" style={{ marginInlineStart: 8 }}>
          {t('doNotContact')}
        </Tag>
      )}
      {dialog}
    </>
  );
}
