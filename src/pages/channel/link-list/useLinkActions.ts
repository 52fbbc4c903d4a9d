import { useCallback } from 'react';
import { createToggleAction } from '@/components/actions/toggle';
import { useCopy } from '@/components/copy/useCopy';
import type { RowAction } from '@/components/list/actions';
import { linkAction } from '@/components/list/link-action';
import type { ChannelLink } from '@/contract/channel-link-list';
import { isPlatformImage } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { deleteChannelLink, disableChannelLink, enableChannelLink, restoreChannelLink } from '@/services/channel-link';
import { getTracksLink } from './link-path';

type Handlers = { edit: (id: string) => void; code: (link: ChannelLink) => void; renew: (link: ChannelLink) => void };

/** Row actions of a link (docs/domain.md 6.8). */
export function useLinkActions({ edit, code, renew }: Handlers) {
  const t = useText(channelLinkTexts);
  const copy = useCopy();

  return useCallback(
    (link: ChannelLink): RowAction[] => {
      const { id, name, shareUrl, codeType, status, expiresAt, channelStatus, isClicked } = link;
      // Archiving is final: links of the channel can be disabled, but neither enabled, not even by an undo, nor renewed.
      const isArchived = channelStatus === 'archived';
      // An expired link can be disabled like an active one.
      const switched = { ...link, status: status === 'disabled' ? ('disabled' as const) : ('enabled' as const) };
      const { toggle, run, undo } = createToggleAction(switched, {
        enable: enableChannelLink,
        disable: disableChannelLink,
      });
      const done = t(`done.${toggle}`, { name });
      const tracks = getTracksLink(t, link);
      const copyActions: RowAction[] =
        isPlatformImage(codeType) || shareUrl === null
          ? []
          : [
              {
                key: 'copy',
                label: t('action.copy'),
                group: 'work',
                onClick: () => void copy(shareUrl, t('copy.name', { name })),
              },
            ];
      return [
        ...copyActions,
        { key: 'code', label: t('action.code'), group: 'work', onClick: () => code(link) },
        linkAction('tracks', tracks.label, tracks.href),
        ...(expiresAt === null || isArchived
          ? []
          : [{ key: 'renew', label: t('action.renew'), group: 'edit' as const, onClick: () => renew(link) }]),
        ...(isArchived && toggle === 'enable'
          ? []
          : [
              {
                key: toggle,
                label: t(`action.${toggle}`),
                group: 'edit' as const,
                run,
                ...(isArchived ? { done } : { undo: undo(done) }),
              },
            ]),
        { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => edit(id) },
        ...(isClicked
          ? []
          : [
              {
                key: 'delete',
                label: t('action.delete'),
                group: 'danger' as const,
                run: () => deleteChannelLink(link),
                undo: { text: t('done.delete', { name }), restore: () => restoreChannelLink(link) },
              },
            ]),
      ];
    },
    [t, copy, edit, code, renew],
  );
}
