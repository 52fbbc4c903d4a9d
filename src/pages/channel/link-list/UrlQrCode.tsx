import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, QRCode } from 'antd';
import { useRef } from 'react';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { saveBlob } from '@/utils/save-blob';
import { toPngBlob, toSvgBlob } from './qr-file';

/** Side in pixels on the screen; downloads use `PNG_WIDTH`. */
const SIZE = 240;
const PNG_WIDTH = 1280;
/** Quiet zone around the code, in modules, as the QR standard requires. */
const QUIET_ZONE = 4;

type Props = { link: Pick<ChannelLink, 'name' | 'linkCode'>; url: string };

/** URL as a QR code to scan or download. */
export function UrlQrCode({ link: { name, linkCode }, url }: Props) {
  const t = useText(channelLinkTexts);
  const box = useRef<HTMLDivElement>(null);
  const [save] = useAction(async (type: 'png' | 'svg') => {
    const svg = box.current?.querySelector('svg');
    if (!svg) return;
    saveBlob(type === 'svg' ? toSvgBlob(svg) : await toPngBlob(svg, PNG_WIDTH), `${name}-${linkCode}.${type}`);
  });
  return (
    <Flex vertical align="center" gap={16}>
      <div ref={box}>
        <QRCode
          type="svg"
          aria-label={t('code.alt', { name })}
          value={url}
          size={SIZE}
          marginSize={QUIET_ZONE}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
      <Flex gap={8} wrap justify="center">
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save('png')}>
          {t('code.png')}
        </Button>
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => save('svg')}>
          {t('code.svg')}
        </Button>
      </Flex>
    </Flex>
  );
}
