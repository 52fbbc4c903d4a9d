import { prefetchList } from '@/components/list/prefetch-list';
import { defaultFigureDays } from '@/domain/channel/figure-days';
import { toBusinessDay } from '@/domain/period/calendar';
import { useQueryParams } from '@/hooks/useQueryParams';
import { serverNow } from '@/utils/clock';
import { ChannelList } from './ChannelList';
import { CodeSheet } from './CodeSheet';
import { channelListConfig } from './rows';

export const prefetch = prefetchList({
  ...channelListConfig,
  filter: () => defaultFigureDays(toBusinessDay(serverNow())),
});

/** Channel List (docs/domain.md 6.6): the tree, or with `sheet` in the URL a sheet of codes to print. */
export default function ChannelListScreen() {
  const { read } = useQueryParams();
  const sheet = read('sheet');
  if (sheet === null) return <ChannelList />;
  return <CodeSheet ids={sheet.split(',').filter((id) => id !== '')} />;
}
