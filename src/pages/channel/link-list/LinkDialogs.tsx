import { BackDialog } from '@/components/form/BackDialog';
import type { Filter } from '@/components/list/codec';
import type { ChannelLink, GeneratedLinks } from '@/contract/channel-link-list';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { GenerateDialog } from './GenerateDialog';
import { GeneratedDialog } from './GeneratedDialog';
import { LinkCode } from './LinkCode';
import { RenewDialog } from './RenewDialog';
import { RenewExpiringDialog } from './RenewExpiringDialog';

type CodeDialogProps = { link: ChannelLink; isNew?: boolean; onClose: () => void };

/** Code and URL of a link; the title differs after its creation. */
function CodeDialog({ link, isNew = false, onClose }: CodeDialogProps) {
  const t = useText(channelLinkTexts);
  return (
    <BackDialog title={t(isNew ? 'code.done' : 'code.title', { name: link.name })} onClose={onClose}>
      <LinkCode link={link} />
    </BackDialog>
  );
}

/** Dialog over the list that is not in the URL. */
export type LinkDialog =
  | { kind: 'code' | 'created' | 'renew'; link: ChannelLink }
  | { kind: 'generate' }
  | { kind: 'generated'; result: GeneratedLinks }
  | { kind: 'renewExpiring'; filter: Filter };

type Props = {
  dialog: LinkDialog;
  /** Preselected channel of new links. */
  channelId: string | null;
  reload: () => void;
  /** Replaces the dialog with another one. */
  onShow: (dialog: LinkDialog) => void;
  onClose: () => void;
};

export function LinkDialogs({ dialog, channelId, reload, onShow, onClose }: Props) {
  switch (dialog.kind) {
    case 'code':
    case 'created':
      return <CodeDialog link={dialog.link} isNew={dialog.kind === 'created'} onClose={onClose} />;
    case 'renew':
      return (
        <RenewDialog
          link={dialog.link}
          reload={reload}
          onReplaced={(link) => onShow({ kind: 'code', link })}
          onClose={onClose}
        />
      );
    case 'generate':
      return (
        <GenerateDialog
          channelId={channelId}
          onGenerated={(result) => {
            reload();
            onShow({ kind: 'generated', result });
          }}
          onClose={onClose}
        />
      );
    case 'generated':
      return <GeneratedDialog result={dialog.result} onClose={onClose} />;
    case 'renewExpiring':
      return <RenewExpiringDialog filter={dialog.filter} onClose={onClose} />;
  }
}
