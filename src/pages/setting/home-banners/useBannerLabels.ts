import { useMemo } from 'react';
import { useLinkLabel } from '@/components/link/useLinkLabel';
import { useValidityLabel } from '@/components/link/useValidityLabel';
import type { Banner } from '@/contract/banner';
import type { Schedule } from '@/domain/banner/state';
import { bannerTiming } from '@/domain/banner/timing';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';

/** What banners are like, in the operator's words. */
export function useBannerLabels() {
  const t = useText(bannerTexts);
  const position = useEnumLabelOrRaw(bannerTexts, 'position');
  const audience = useEnumLabelOrRaw(bannerTexts, 'audience');
  const link = useLinkLabel();
  const validity = useValidityLabel();
  return useMemo(() => {
    return {
      t,
      position,
      audience,
      /** Where a banner leads. */
      link: link.whole,
      /** From when and until when, by the clock of the business. */
      schedule: ({ startAt, endAt }: Schedule) => validity(startAt, endAt) ?? t('schedule.always'),
      /** How long until it comes, stays, or has been over at `now`; undefined where there is nothing to wait for. */
      timing: (banner: Schedule & Pick<Banner, 'status'>, now: number) => {
        const timing = bannerTiming(banner, now);
        return timing ? t(`timing.${timing.kind}.${timing.unit}`, { value: timing.value }) : undefined;
      },
    };
  }, [t, position, audience, link, validity]);
}

export type BannerLabels = ReturnType<typeof useBannerLabels>;
