import type { RowAction } from '@/components/list/actions';
import type { Hotword } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { deleteHotword, disableHotword, enableHotword, pinHotword, restoreHotword } from '@/services/hotword';
import type { HotwordText } from './filters';

const changes = { enable: enableHotword, disable: disableHotword };

/** What can be done with one hotword. Pinning and deleting are done at once: both are easily undone. */
export const hotwordRowActions =
  (t: HotwordText, onEdit: (id: string) => void) =>
  (hotword: Hotword): RowAction[] => {
    const { id, word, status } = hotword;
    const toggle = status === 'enabled' ? 'disable' : 'enable';
    return [
      { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => onEdit(id) },
      {
        key: toggle,
        label: t(`action.${toggle}`),
        group: 'edit',
        confirm: { title: t(`${toggle}.title`, { word }), text: t(`${toggle}.warning`, { max: limit.maxEnabled }) },
        run: () => changes[toggle](hotword),
        done: t(`done.${toggle}`),
      },
      {
        key: 'pin',
        label: t('action.pin'),
        group: 'work',
        run: () => pinHotword(hotword),
        done: t('done.pin', { word }),
      },
      {
        key: 'delete',
        label: t('action.delete'),
        group: 'danger',
        run: () => deleteHotword(hotword),
        undo: { text: t('done.delete', { word }), restore: () => restoreHotword(hotword) },
      },
    ];
  };
