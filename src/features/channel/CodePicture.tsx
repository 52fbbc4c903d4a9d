import { ServedPicture } from '@/components/display/ServedPicture';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { channelCodeUrl } from '@/services/channel';

type Props = {
  channel: { id: string; name: string };
  width: number;
  withName?: boolean;
  className?: string;
  /** Hears whether it is there, or did not come. */
  onSettled?: (isThere: boolean) => void;
};

/** The mini-program code of a channel, as the platform has made it. */
export function CodePicture({ channel: { id, name }, width, withName, ...props }: Props) {
  const t = useText(channelTexts);
  return <ServedPicture url={channelCodeUrl(id, { width, withName })} alt={t('picture.alt', { name })} {...props} />;
}
