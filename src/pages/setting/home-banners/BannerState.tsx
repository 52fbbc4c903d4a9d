import { Badge } from 'antd';
import type { Banner } from '@/contract/banner';
import { useText } from '@/hooks/useText';

const colours = { scheduled: 'processing', online: 'success', expired: 'warning', offline: 'default' } as const;

/** The state of a banner, in a word and a colour. */
export function BannerState({ state }: Pick<Banner, 'state'>) {
  const t = useText('banner');
  return <Badge status={colours[state]} text={t(`state.${state}`)} />;
}
