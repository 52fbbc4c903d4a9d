import { useMemo } from 'react';
import type { ChannelTrack } from '@/contract/channel-track';
import { getSourceName } from '@/features/analysis/accessSource';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelTrackTexts } from '@/locales/channelTrack';
import { memberDetailTexts } from '@/locales/memberDetail';

/** Labels of tracks that also cover unknown enum values (newer server). */
export function useTrackLabels() {
  const t = useText(channelTrackTexts);
  const event = useEnumLabelOrRaw(channelTrackTexts, 'event');
  const subscribeScene = useEnumLabelOrRaw(memberDetailTexts, 'scene');
  return useMemo(
    () => ({
      event,
      subscribeScene,
      /** Label of the entry scene; for a follow without a scene, how the user subscribed. */
      source({ scene, sceneGroupKey, subscribeScene: began }: ChannelTrack) {
        if (scene === null) return subscribeScene(began);
        return (sceneGroupKey === null ? undefined : getSourceName(sceneGroupKey)) ?? t('scene.unknown');
      },
    }),
    [t, event, subscribeScene],
  );
}
