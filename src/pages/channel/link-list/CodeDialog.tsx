import { BackDialog } from '@/components/form/BackDialog';
import type { ChannelLink } from '@/contract/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { LinkCode } from './LinkCode';

type Props = { link: ChannelLink; isNew?: boolean; onClose: () => void };

/** The code and address of a link, to pass on; of one that was just made it says so. */
export function CodeDialog({ link, isNew = false, onClose }: Props) {
  const t = useText(channelLinkTexts);
  return (
    <BackDialog title={t(isNew ? 'code.done' : 'code.title', { name: link.name })} onClose={onClose}>
      <LinkCode link={link} />
    </BackDialog>
  );
}
