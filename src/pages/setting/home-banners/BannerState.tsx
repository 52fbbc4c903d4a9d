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
  /** Time of the state in epoch milliseconds. */
  at: number;
};

/** Badge with the state of a banner; an unknown status (newer server) is shown as it is. */
export function BannerState({ banner, at }: Props) {
  const stateWord = useEnumLabelOrRaw(bannerTexts, 'state');
  const statusWord = useEnumLabelOrRaw(bannerTexts, 'status');
  const { status } = banner;
  if (!bannerStatuses.includes(status)) return <StatusBadge label={statusWord(status)} />;
  const state = bannerState(banner, at);
  return <StatusBadge tone={tones[state]} label={stateWord(state)} />;
}
