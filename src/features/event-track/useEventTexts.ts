import { useMemo } from 'react';
import type { EventTrack } from '@/contract/event-track';
import { getSourceName } from '@/features/analysis/accessSource';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';

/** What is said of events: of values that may be newer than the console what they are. */
export function useEventTexts() {
  const t = useText(eventTrackTexts);
  const event = useEnumLabelOrRaw(eventTrackTexts, 'event');
  const network = useEnumLabelOrRaw(eventTrackTexts, 'network');
  return useMemo(
    () => ({
      event,
      network,
      /** The group of a scene over which people came. */
      source: ({ sceneGroupKey }: Pick<EventTrack, 'sceneGroupKey'>) =>
        sceneGroupKey === null ? null : (getSourceName(sceneGroupKey) ?? t('scene.unknown', { key: sceneGroupKey })),
      /** The name of a page, or its path where it has none. */
      page: ({ pageName, pagePath }: Pick<EventTrack, 'pageName' | 'pagePath'>) => pageName ?? pagePath,
      device: ({ os, osVersion, model }: Pick<EventTrack, 'os' | 'osVersion' | 'model'>) =>
        [model, os && [os, osVersion].filter(Boolean).join(' ')].filter(Boolean).join(' · ') || null,
    }),
    [t, event, network],
  );
}
