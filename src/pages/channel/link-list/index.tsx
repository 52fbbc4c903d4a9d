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
import { LinkList, linkStart } from './LinkList';
import { ALL_LINKS } from './link-path';
import { useChannels } from './useChannels';

export const prefetch = prefetchList({ ...linkStart, tabs: () => linkTabRules });

/** Of a channel that can have new links. */
const enabledId = (channel: ChannelChoice | undefined) => (channel?.status === 'enabled' ? channel.id : null);

/** The promotional links of a channel and those below it, or of all (docs/domain.md 6.8 and 9). */
export default function LinkListScreen() {
  const t = useText(channelLinkTexts);
  const { read } = useQueryParams();
  const asked = read('channelId') ?? '';
  const { channels, read: tree } = useChannels();
  const isOne = asked !== '' && !asked.includes(',');
  const channel = isOne ? channels?.find(({ id }) => id === asked) : undefined;
  // Of a view the list itself says what is gone, and can be taken out of it.
  if (isOne && channels && !channel && !read(VIEW)) {
    return (
      <Page>
        <Result
          status="404"
          title={t('place.notFound')}
          extra={
            <Button type="primary" onClick={() => history.push(ALL_LINKS)}>
              {t('place.toAll')}
            </Button>
          }
        />
      </Page>
    );
  }
  const isKnown = !isOne || channels !== undefined || Boolean(tree.error);
  return <LinkList channel={channel} newChannelId={isKnown ? enabledId(channel) : undefined} />;
}
