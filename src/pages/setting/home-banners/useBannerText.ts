import { useMemo } from 'react';
import type { Banner } from '@/contract/banner';
import type { BannerLink } from '@/domain/banner/link';
import type { Schedule } from '@/domain/banner/state';
import { bannerTiming } from '@/domain/banner/timing';
import { useText } from '@/hooks/useText';
import { formatInstant } from '@/utils/date';

/** An instant to the minute, as schedules are entered. */
const toMinute = (instant: string | null) => formatInstant(instant)?.slice(0, 16);

/** What banners are like, in the operator's words. */
export function useBannerText() {
  const t = useText('banner');
  return useMemo(() => {
    const pageOf = ({ path, query }: BannerLink) => [path, query].filter(Boolean).join('?');
    const targetOf = (link: BannerLink & { targetName: string | null }) => {
      switch (link.linkType) {
        case 'none':
          return undefined;
        case 'project':
          return link.targetName ?? t('link.projectGone');
        case 'miniProgram':
          return `${link.appId} ${pageOf(link)}`;
        case 'mpPage':
          return pageOf(link);
        case 'phone':
          return link.phone;
        default:
          return link.url;
      }
    };
    return {
      t,
      /** Where a banner leads. */
      link: (banner: BannerLink & { targetName: string | null }) => {
        const type = t(`linkType.${banner.linkType}`);
        const target = targetOf(banner);
        return target ? t('link.to', { type, target }) : type;
      },
      /** From when and until when, by the clock of the business. */
      schedule: ({ startAt, endAt }: Schedule) =>
        t('schedule.range', {
          start: toMinute(startAt) ?? t('schedule.openStart'),
          end: toMinute(endAt) ?? t('schedule.openEnd'),
        }),
      /** How long until it comes, stays, or has been over at `now`; undefined where there is nothing to wait for. */
      timing: (banner: Schedule & Pick<Banner, 'status'>, now: number) => {
        const timing = bannerTiming(banner, now);
        return timing ? t(`timing.${timing.kind}.${timing.unit}`, { value: timing.value }) : undefined;
      },
    };
  }, [t]);
}
