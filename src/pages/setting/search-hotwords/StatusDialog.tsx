import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { Hotword } from '@/contract/hotword';
import { hotword as limit } from '@/contract/limits/hotword';
import { useOvertaken } from '@/hooks/useOvertaken';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { disableHotword, enableHotword } from '@/services/hotword';

type Props = { hotword: Hotword; reload: () => void; onClose: () => void };

/** Asks before a hotword is shown to members, or no longer. */
export function StatusDialog({ hotword, reload, onClose }: Props) {
  const t = useText(hotwordTexts);
  const { message } = App.useApp();
  const unlessOvertaken = useOvertaken();
  const action = hotword.status === 'enabled' ? 'disable' : 'enable';
  const change = action === 'enable' ? enableHotword : disableHotword;
  return (
    <ActionDialog
      title={t(`${action}.title`, { word: hotword.word })}
      okText={t(`action.${action}`)}
      warning={t(`${action}.warning`, { max: limit.enabled })}
      onSubmit={async () => {
        if (!(await unlessOvertaken(change(hotword), reload))) return;
        message.success(t(`done.${action}`));
        reload();
      }}
      onClose={onClose}
    />
  );
}
