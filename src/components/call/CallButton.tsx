import { PhoneOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useText } from '@/hooks/useText';
import { callTexts } from '@/locales/call';
import { type Callee, useCall } from './useCall';

type Props = Callee & {
  /** Whether the member should not be contacted, as far as the page knows; shown as a tag. */
  isNotToBeContacted?: boolean;
  /** Shows the icon only, for a table cell. */
  isCompact?: boolean;
};

/** Button that reveals the number to call. */
export function CallButton({ isNotToBeContacted = false, isCompact = false, ...callee }: Props) {
  const t = useText(callTexts);
  const { call, isCalling, dialog } = useCall();
  return (
    <>
      <Button
        size="small"
        type={isCompact ? 'text' : 'default'}
        title={isCompact ? t('call') : undefined}
        icon={<PhoneOutlined aria-hidden />}
        loading={isCalling}
        aria-label={t('callNamed', { name: callee.name })}
        onClick={({ currentTarget }) => call(callee, currentTarget)}
      >
        {!isCompact && t('call')}
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
