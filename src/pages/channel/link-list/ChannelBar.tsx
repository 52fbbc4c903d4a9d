import { history } from '@umijs/max';
import { Flex, Typography } from 'antd';
import { RowLink } from '@/components/list/RowLink';
import { channelPath } from '@/features/channel/paths';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { ALL_LINKS_PATH } from './link-path';

type Props = { channel: { id: string; name: string } };

/** Names the channel whose links are shown, with links to it and to all links. */
export function ChannelBar({ channel: { id, name } }: Props) {
  const t = useText(channelLinkTexts);
  const go = (path: string) => () => history.push(path);
  return (
    <Flex gap={16} wrap align="center">
      <Typography.Text strong>{t('place.channel', { name })}</Typography.Text>
      <RowLink href={channelPath(id)} onOpen={go(channelPath(id))}>
        {t('place.toChannel')}
      </RowLink>
      <RowLink href={ALL_LINKS_PATH} onOpen={go(ALL_LINKS_PATH)}>
        {t('place.toAll')}
      </RowLink>
    </Flex>
  );
}
