import { DownloadOutlined } from '@ant-design/icons';
import { Flex, Radio } from 'antd';
import { useState } from 'react';
import { DownloadLink } from '@/components/actions/DownloadLink';
import { ServedPicture } from '@/components/display/ServedPicture';
import type { ChannelLink } from '@/contract/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { channelLinkCodeUrl } from '@/services/channel-link';
import { type CodeWidth, codeWidths } from './code-widths';

/** On the screen, in pixels. */
const FRAME = { width: 240, height: 240 };
const [SMALL] = codeWidths;

/** A code that WeChat alone makes: its picture as the server has it, to scan or to save. */
export function PlatformCode({ link: { id, name, linkCode, version } }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const [width, setWidth] = useState<CodeWidth>(430);
  return (
    <Flex vertical align="center" gap={16}>
      {/* A renewal may have made another one, under the same address. */}
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
