import { useMemo } from 'react';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { linkTexts } from '@/locales/link';

export type Target = Pick<ChannelLink, 'linkType' | 'projectName' | 'path' | 'query' | 'url'>;

/** Labels of a link's target: its type, and the target itself, which is empty for types with a single target. */
export function useTargetLabel() {
  const t = useText(linkTexts);
  const type = useEnumLabelOrRaw(channelLinkTexts, 'linkType');
  return useMemo(
    () => ({
      type,
      target({ linkType, projectName, path, query, url }: Target) {
        if (linkType === 'project') return projectName ?? t('link.projectGone');
        return linkType === 'mpPage' ? [path, query].filter(Boolean).join('?') : url;
      },
    }),
    [t, type],
  );
}
