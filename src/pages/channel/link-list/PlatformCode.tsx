import { DownloadOutlined } from '@ant-design/icons';
import { Flex, Radio } from 'antd';
import { useState } from 'react';
import { DownloadLink } from '@/components/actions/DownloadLink';
import { ServedPicture } from '@/components/display/ServedPicture';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { channelLinkCodeUrl } from '@/services/channel-link';
import { type CodeWidth, codeWidths } from './code-widths';

/** In pixels on the screen. */
const FRAME = { width: 240, height: 240 };
const [SMALL] = codeWidths;

/** Code image that only WeChat can create, to scan or download. */
export function PlatformCode({ link: { id, name, linkCode, version } }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const [width, setWidth] = useState<CodeWidth>(430);
  return (
    <Flex vertical align="center" gap={16}>
      {/* Renewing a link may change the image behind the same URL. */}
      <ServedPicture key={version} url={channelLinkCodeUrl(id, SMALL)} alt={t('code.alt', { name })} style={FRAME} />
      <Radio.Group
        aria-label={t('width.label')}
        optionType="button"
        buttonStyle="solid"
        options={codeWidths.map((value) => ({ value, label: t('width.pixels', { width: value }) }))}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
      <DownloadLink
        url={channelLinkCodeUrl(id, width)}
        fileName={`${name}-${linkCode}-${width}.png`}
        icon={<DownloadOutlined aria-hidden />}
      >
        {t('code.png')}
      </DownloadLink>
    </Flex>
  );
}
