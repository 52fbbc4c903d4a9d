import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Banner } from '@/contract/banner';
import { bannerStatuses } from '@/contract/limits/banner';
import { bannerState, type Schedule } from '@/domain/banner/state';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { bannerTexts } from '@/locales/banner';

const tones = { scheduled: 'processing', online: 'success', expired: 'warning', offline: 'default' } satisfies Record<
  string,
  Tone
>;

type Props = {
  banner: Schedule & Pick<Banner, 'status'>;
  /** At this instant, in milliseconds. */
  at: number;
};

/** The state of a banner, in a word and a colour; none follows from a status that is newer than the console. */
export function BannerState({ banner, at }: Props) {
  const stateWord = useEnumLabelOrRaw(bannerTexts, 'state');
  const statusWord = useEnumLabelOrRaw(bannerTexts, 'status');
  const { status } = banner;
  if (!bannerStatuses.includes(status)) return <StatusBadge label={statusWord(status)} />;
  const state = bannerState(banner, at);
  return <StatusBadge tone={tones[state]} label={stateWord(state)} />;
}
