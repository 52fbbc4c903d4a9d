import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { Banner } from '@/contract/banner';
import { bannerStatuses } from '@/contract/limits/banner';
import { bannerState, type Schedule } from '@/domain/banner/state';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useMinute } from '@/hooks/useMinute';
import { bannerTexts } from '@/locales/banner';

const tones = { scheduled: 'processing', online: 'success', expired: 'warning', offline: 'default' } satisfies Record<
  string,
  Tone
>;

type Props = { banner: Schedule & Pick<Banner, 'status'> };

/** Badge with the current state of a banner; an unknown status (newer server) is shown as it is. */
export function BannerState({ banner }: Props) {
  const now = useMinute();
  const stateWord = useEnumLabelOrRaw(bannerTexts, 'state');
  const statusWord = useEnumLabelOrRaw(bannerTexts, 'status');
  const { status } = banner;
  if (!bannerStatuses.includes(status)) return <StatusBadge label={statusWord(status)} />;
  const state = bannerState(banner, now);
  return <StatusBadge tone={tones[state]} label={stateWord(state)} />;
}
