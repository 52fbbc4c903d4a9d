import { useMemo } from 'react';
import { useLinkLabel } from '@/components/link/useLinkLabel';
import { useValidityLabel } from '@/components/link/useValidityLabel';
import type { Banner } from '@/contract/banner';
import type { Schedule } from '@/domain/banner/state';
import { bannerTiming } from '@/domain/banner/timing';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';

/** Formats the values of banners in the operator's language. */
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
      /** Type and target of the link. */
      link: link.whole,
      /** Start and end in the business time zone. */
      schedule: ({ startAt, endAt }: Schedule) => validity(startAt, endAt) ?? t('schedule.always'),
      /** Time until the banner starts or ends, or since it ended, at `now`; undefined if there is none. */
      timing: (banner: Schedule & Pick<Banner, 'status'>, now: number) => {
        const timing = bannerTiming(banner, now);
        return timing ? t(`timing.${timing.kind}.${timing.unit}`, { value: timing.value }) : undefined;
      },
    };
  }, [t, position, audience, link, validity]);
}

export type BannerLabels = ReturnType<typeof useBannerLabels>;
