import { App } from 'antd';
import { useCallback } from 'react';
import type { RowAction } from '@/components/list/actions';
import { useUndo } from '@/components/useUndo';
import type { Hotword } from '@/contract/hotword';
import { useAction } from '@/hooks/useAction';
import { useOvertaken } from '@/hooks/useOvertaken';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { deleteHotword, pinHotword, restoreHotword } from '@/services/hotword';

type Openers = { onEdit: (id: string) => void; onStatus: (hotword: Hotword) => void };

/** What can be done with one hotword. Pinning and deleting are done at once: both are easily undone. */
export function useRowActions({ onEdit, onStatus }: Openers) {
  const t = useText(hotwordTexts);
  const { message } = App.useApp();
  const offerUndo = useUndo();
  const unlessOvertaken = useOvertaken();

  const [pin] = useAction(async (hotword: Hotword, reload: () => void) => {
    if (!(await unlessOvertaken(pinHotword(hotword), reload))) return;
    message.success(t('done.pin', { word: hotword.word }));
    reload();
  });

  const [remove] = useAction(async (hotword: Hotword, reload: () => void) => {
    if ((await unlessOvertaken(deleteHotword(hotword), reload)) === undefined) return;
    reload();
    offerUndo({
      text: t('done.delete', { word: hotword.word }),
      restore: () => restoreHotword(hotword),
      onRestored: reload,
    });
  });

  return useCallback(
    (hotword: Hotword, reload: () => void): RowAction[] => {
      const toggle = hotword.status === 'enabled' ? 'disable' : 'enable';
      return [
        { key: 'edit', label: t('action.edit'), onClick: () => onEdit(hotword.id) },
        { key: toggle, label: t(`action.${toggle}`), onClick: () => onStatus(hotword) },
        { key: 'pin', label: t('action.pin'), onClick: () => void pin(hotword, reload) },
        { key: 'delete', label: t('action.delete'), isDanger: true, onClick: () => void remove(hotword, reload) },
      ];
    },
    [t, onEdit, onStatus, pin, remove],
  );
}
