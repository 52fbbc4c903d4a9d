import { createToggleAction } from '@/components/actions/toggle';
import type { RowAction } from '@/components/list/actions';
import type { Hotword } from '@/contract/hotword';
import { deleteHotword, disableHotword, enableHotword, pinHotword, restoreHotword } from '@/services/hotword';
import type { HotwordText } from './filters';

/** Row actions of a hotword; none asks for confirmation, because all are easy to undo. */
export const hotwordRowActions =
  (t: HotwordText, onEdit: (id: string) => void) =>
  (hotword: Hotword): RowAction[] => {
    const { id, word } = hotword;
    const { toggle, run, undo } = createToggleAction(hotword, { enable: enableHotword, disable: disableHotword });
    return [
      { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => onEdit(id) },
      {
        key: toggle,
        label: t(`action.${toggle}`),
        group: 'edit',
        run,
        undo: undo(t(`done.${toggle}`, { word })),
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
