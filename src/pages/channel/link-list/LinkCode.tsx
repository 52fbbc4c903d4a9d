import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Typography } from 'antd';
import { useCopy } from '@/components/copy/useCopy';
import type { ChannelLink } from '@/contract/channel-link-list';
import { isPlatformImage } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { PlatformCode } from './PlatformCode';
import { UrlQrCode } from './UrlQrCode';

function LinkUrl({ link, url }: { link: ChannelLink; url: string }) {
  const t = useText(channelLinkTexts);
  const copy = useCopy();
  return (
    <Flex gap={8} align="center" style={{ maxWidth: '100%' }}>
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography.Text>
      <Button
        type="primary"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => copy(url, t('copy.name', { name: link.name }))}
      >
        {t('action.copy')}
      </Button>
    </Flex>
  );
}

/** Code and URL of a link, with notes on how to use them. */
export function LinkCode({ link }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const { codeType, shareUrl, status } = link;
  const isPicture = isPlatformImage(codeType);
  const note = isPicture ? t(codeType === 'mpCode' ? 'code.mpCode' : 'code.oa') : t('code.address');
  return (
    <Flex vertical align="center" gap={16}>
      {status !== 'active' && <Alert type="warning" showIcon title={t(`code.${status}`)} />}
      <Typography.Text type="secondary">{note}</Typography.Text>
      {!isPicture && shareUrl !== null && <LinkUrl link={link} url={shareUrl} />}
      {isPicture ? <PlatformCode link={link} /> : shareUrl !== null && <UrlQrCode link={link} url={shareUrl} />}
    </Flex>
  );
}
