import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';
import { DownloadLink } from '@/components/DownloadLink';
import type { ChannelLink } from '@/contract/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { channelLinkCodeUrl } from '@/services/channel-link';
import { type CodeWidth, codeWidths } from './code-widths';

/** On the screen, in pixels. */
const SIZE = 240;
const [SMALL] = codeWidths;

/** A code that WeChat alone makes: its picture as the server has it, to scan or to save. */
export function PlatformCode({ link: { id, name, linkCode, version } }: { link: ChannelLink }) {
  const t = useText(channelLinkTexts);
  const [width, setWidth] = useState<CodeWidth>(430);
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  return (
    <Flex vertical align="center" gap={16}>
      {isFailed ? (
        <Flex vertical align="center" justify="center" gap={8} style={{ width: SIZE, height: SIZE }} role="alert">
          <Typography.Text>{t('code.failed')}</Typography.Text>
          <Button
            onClick={() => {
              setIsFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t('code.retry')}
          </Button>
        </Flex>
      ) : (
        // A renewal may have made another one, under the same address.
        <img
          key={`${version} ${attempt}`}
          src={channelLinkCodeUrl(id, SMALL)}
          alt={t('code.alt', { name })}
          width={SIZE}
          height={SIZE}
          onError={() => setIsFailed(true)}
        />
      )}
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
