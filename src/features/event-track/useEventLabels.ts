import { useMemo } from 'react';
import type { EventTrack } from '@/contract/event-track-list';
import { getSourceName } from '@/features/analysis/accessSource';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';

/** Labels for the fields of events, also for unknown enum values (newer server). */
export function useEventLabels() {
  const t = useText(eventTrackTexts);
  const event = useEnumLabelOrRaw(eventTrackTexts, 'event');
  const network = useEnumLabelOrRaw(eventTrackTexts, 'network');
  return useMemo(
    () => ({
      event,
      network,
      /** Label of the scene group of the entry. */
      source: ({ sceneGroupKey }: Pick<EventTrack, 'sceneGroupKey'>) =>
        sceneGroupKey === null ? null : (getSourceName(sceneGroupKey) ?? t('scene.unknown', { key: sceneGroupKey })),
      /** Page name, or its path if it has none. */
      page: ({ pageName, pagePath }: Pick<EventTrack, 'pageName' | 'pagePath'>) => pageName ?? pagePath,
      device: ({ os, osVersion, model }: Pick<EventTrack, 'os' | 'osVersion' | 'model'>) =>
        [model, os && [os, osVersion].filter(Boolean).join(' ')].filter(Boolean).join(' · ') || null,
    }),
    [t, event, network],
  );
}
