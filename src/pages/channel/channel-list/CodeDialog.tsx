import { ProFormDependency } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import { Alert } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { Channel } from '@/contract/channel-list';
import { channel as limit } from '@/contract/limits/channel';
import { toBusinessDay } from '@/domain/period/calendar';
import { CodePicture } from '@/features/channel/CodePicture';
import { codeSheetPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelCodeUrl } from '@/services/channel';
import { fetchFile } from '@/services/file';
import { serverNow } from '@/utils/clock';
import { saveBlob } from '@/utils/save-blob';
import { CodeFields, type CodePictureValues, codeDefaultValues } from './CodeFields';
import styles from './channel.module.css';

/** The channel fields that the dialog needs. */
export type CodeChannel = Pick<Channel, 'id' | 'name' | 'code' | 'status' | 'validTo'>;
type Props = { channel: CodeChannel; onClose: () => void };

const isValidWidth = (width: unknown): width is number =>
  typeof width === 'number' && limit.minCodePx <= width && width <= limit.maxCodePx;

/** Preview and download of a channel's code, in a selectable size, with or without the name. */
export function CodeDialog({ channel, onClose }: Props) {
  const t = useText(channelTexts);
  const { id, name, code, status, validTo } = channel;
  const isExpired = validTo !== null && validTo < toBusinessDay(serverNow());
  const warning = status === 'paused' ? t('codeDialog.paused') : isExpired ? t('codeDialog.over') : undefined;
  return (
    <ActionDialog<CodePictureValues>
      draft={null}
      title={t('codeDialog.title', { name })}
      okText={t('codeDialog.download')}
      initialValues={codeDefaultValues}
      onSubmit={async (picture) => {
        const { blob } = await fetchFile(channelCodeUrl(id, picture), { errors: 'caller' });
        saveBlob(blob, `${name}-${code}-${picture.width}.png`);
      }}
      onClose={onClose}
    >
      {warning && <Alert role="note" type="warning" showIcon title={warning} style={{ marginBlockEnd: 16 }} />}
      <ProFormDependency<Partial<CodePictureValues>> name={['width', 'withName']}>
        {({ width, withName }) => (
          <CodePicture
            channel={channel}
            width={isValidWidth(width) ? width : limit.defaultCodePx}
            withName={withName}
            className={styles.picture}
          />
        )}
      </ProFormDependency>
      <CodeFields />
      <Link to={codeSheetPath([id])}>{t('codeDialog.sheet')}</Link>
    </ActionDialog>
  );
}
