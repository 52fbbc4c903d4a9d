import { history } from '@umijs/max';
import { Button, Result } from 'antd';
import { prefetchList } from '@/components/list/prefetch-list';
import { VIEW } from '@/components/list/useListState';
import { Page } from '@/components/page/Page';
import type { ChannelChoice } from '@/contract/channel';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { linkTabRules } from './filters';
import { LinkList, linkListConfig } from './LinkList';
import { ALL_LINKS_PATH } from './link-path';
import { useChannelOptions } from './useChannelOptions';

export const prefetch = prefetchList({ ...linkListConfig, tabs: () => linkTabRules });

/** Id of a channel that accepts new links, otherwise null. */
const getEnabledId = (channel: ChannelChoice | undefined) => (channel?.status === 'enabled' ? channel.id : null);

/** Promotional links of one channel and its descendants, or of all channels (docs/domain.md 6.8 and 9). */
export default function LinkListScreen() {
  const t = useText(channelLinkTexts);
  const { read } = useQueryParams();
  const channelId = read('channelId') ?? '';
  const { channels, read: tree } = useChannelOptions();
  const isSingle = channelId !== '' && !channelId.includes(',');
  const channel = isSingle ? channels?.find(({ id }) => id === channelId) : undefined;
  // For a saved view, the list itself names the missing channel and offers to remove it from the view.
  if (isSingle && channels && !channel && !read(VIEW)) {
    return (
      <Page>
        <Result
          status="404"
          title={t('place.notFound')}
          extra={
            <Button type="primary" onClick={() => history.push(ALL_LINKS_PATH)}>
              {t('place.toAll')}
            </Button>
          }
        />
      </Page>
    );
  }
  const isLoaded = !isSingle || channels !== undefined || Boolean(tree.error);
  return <LinkList channel={channel} newChannelId={isLoaded ? getEnabledId(channel) : undefined} />;
}
