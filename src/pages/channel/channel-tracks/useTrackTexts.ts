import { useMemo } from 'react';
import type { ChannelTrack } from '@/contract/channel-track';
import { getSourceName } from '@/features/analysis/accessSource';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { memberDetailTexts } from '@/locales/memberDetail';

/** What is said of values that may be newer than the console. */
export function useTrackTexts() {
  const t = useText(channelTrackTexts);
  const event = useEnumLabelOrRaw(channelTrackTexts, 'event');
  const subscribeScene = useEnumLabelOrRaw(memberDetailTexts, 'scene');
  return useMemo(
    () => ({
      event,
      subscribeScene,
      /** Where it came from. */
      source({ scene, sceneGroupKey, subscribeScene: began }: ChannelTrack) {
        if (scene === null) return subscribeScene(began);
        return (sceneGroupKey === null ? undefined : getSourceName(sceneGroupKey)) ?? t('scene.unknown');
      },
    }),
    [t, event, subscribeScene],
  );
}
