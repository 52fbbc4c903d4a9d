import { useMemo } from 'react';
import type { EventTrack } from '@/contract/event-track';
import { plainSourceName } from '@/features/analysis/accessSource';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What is said of events: of values that may be newer than the console what they are. */
export function useEventWords() {
  const t = useText(eventTrackTexts);
  const event = useEnumLabelOrRaw(eventTrackTexts, 'event');
  const network = useEnumLabelOrRaw(eventTrackTexts, 'network');
  return useMemo(
    () => ({
      event,
      network,
      /** The group of a scene over which people came. */
      source: ({ sceneGroupKey }: Pick<EventTrack, 'sceneGroupKey'>) =>
        sceneGroupKey === null ? null : (plainSourceName(sceneGroupKey) ?? t('scene.unknown', { key: sceneGroupKey })),
      /** The name of a page, or its path where it has none. */
      page: ({ pageName, pagePath }: Pick<EventTrack, 'pageName' | 'pagePath'>) => pageName ?? pagePath,
      device: ({ os, osVersion, model }: Pick<EventTrack, 'os' | 'osVersion' | 'model'>) =>
        [model, os && [os, osVersion].filter(Boolean).join(' ')].filter(Boolean).join(' · ') || null,
      /** How long something took: 0.8 秒, 3 分 20 秒, 1 小时 5 分. */
      span(milliseconds: number | null): string | null {
        if (milliseconds === null) return null;
        if (milliseconds < MINUTE_MS) {
          const tenths = Math.round(milliseconds / 100);
          if (tenths < 600) return t('span.seconds', { value: tenths < 100 ? tenths / 10 : Math.round(tenths / 10) });
        }
        const whole = Math.round(milliseconds / SECOND_MS) * SECOND_MS;
        const hours = Math.floor(whole / HOUR_MS);
        const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
        if (hours > 0) return t('span.hours', { hours, minutes });
        return t('span.minutes', { minutes, seconds: Math.floor((whole % MINUTE_MS) / SECOND_MS) });
      },
    }),
    [t, event, network],
  );
}
