import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { RowLink } from '@/components/list/RowLink';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { getChannelLink } from '@/services/channel-link';
import { LinkCode } from './LinkCode';
import { LinkFacts } from './LinkFacts';
import { getTracksLink } from './link-path';

type Props = { id: string; onEdit: () => void; onMissing: () => void; onClose: () => void };

/** Drawer with one link: code, facts and history. */
export function LinkDetail({ id, onEdit, onMissing, onClose }: Props) {
  const t = useText(channelLinkTexts);
  return (
    <EntityDrawer
      readKey={['channelLink', 'form', id]}
      read={() => getChannelLink(id)}
      title={t('detail.title')}
      titleOf={({ name }) => <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      placeName={({ name }) => name}
      size={640}
      notFound={t('notFound')}
      onMissing={onMissing}
      onClose={onClose}
      extra={(link) => (
        <Flex gap={16} align="center">
          {link && <TracksLink link={link} />}
          <Button disabled={!link} onClick={onEdit}>
            {t('action.edit')}
          </Button>
        </Flex>
      )}
      view={(link) => (
        <Flex vertical gap={24}>
          <LinkCode link={link} />
          <LinkFacts link={link} />
          <ChangeHistory entityType="channelLink" entityId={link.id} version={link.version} texts={channelLinkTexts} />
        </Flex>
      )}
    />
  );
}

function TracksLink({ link }: { link: ChannelLink }) {
  const { label, href } = getTracksLink(useText(channelLinkTexts), link);
  return (
    <RowLink href={href} onOpen={() => history.push(href)}>
      {label}
    </RowLink>
  );
}
