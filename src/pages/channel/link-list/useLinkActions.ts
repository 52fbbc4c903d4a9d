import { history } from '@umijs/max';
import { useCallback } from 'react';
import { useCopy } from '@/components/copy/useCopy';
import type { RowAction } from '@/components/list/actions';
import type { ChannelLink } from '@/contract/channel-link';
import { isPictured } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { deleteChannelLink, disableChannelLink, enableChannelLink, restoreChannelLink } from '@/services/channel-link';
import { tracksPath } from './link-path';

type Open = { edit: (id: string) => void; code: (link: ChannelLink) => void; renew: (link: ChannelLink) => void };

/** What can be done with one link (docs/domain.md 6.8). */
export function useLinkActions({ edit, code, renew }: Open) {
  const t = useText(channelLinkTexts);
  const copy = useCopy();

  return useCallback(
    (link: ChannelLink): RowAction[] => {
      const { id, name, shareUrl, codeType, status, expiresAt, clickCount } = link;
      const toggle = status === 'disabled' ? 'enable' : 'disable';
      const set = { enable: enableChannelLink, disable: disableChannelLink };
      const back = { enable: disableChannelLink, disable: enableChannelLink };
      let version = link.version + 1;
      const copying: RowAction[] =
        isPictured(codeType) || shareUrl === null
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
        ...copying,
        { key: 'code', label: t('action.code'), group: 'work', onClick: () => code(link) },
        {
          key: 'tracks',
          label: t('action.tracks'),
          group: 'work',
          href: tracksPath(link),
          onClick: () => history.push(tracksPath(link)),
        },
        ...(expiresAt === null
          ? []
          : [{ key: 'renew', label: t('action.renew'), group: 'edit' as const, onClick: () => renew(link) }]),
        {
          key: toggle,
          label: t(`action.${toggle}`),
          group: 'edit',
          run: async () => {
            const done = await set[toggle](link);
            version = done.version;
          },
          undo: { text: t(`done.${toggle}`, { name }), keepsFocus: true, restore: () => back[toggle]({ id, version }) },
        },
        { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => edit(id) },
        ...(clickCount > 0
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
