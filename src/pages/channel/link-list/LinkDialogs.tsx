import { BackDialog } from '@/components/form/BackDialog';
import type { Filter } from '@/components/list/codec';
import type { ChannelLink, GeneratedLinks } from '@/contract/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { GenerateDialog } from './GenerateDialog';
import { GeneratedDialog } from './GeneratedDialog';
import { LinkCode } from './LinkCode';
import { RenewDialog } from './RenewDialog';
import { RenewExpiringDialog } from './RenewExpiringDialog';

type CodeDialogProps = { link: ChannelLink; isNew?: boolean; onClose: () => void };

/** The code and address of a link, to pass on; of one that was just made it says so. */
function CodeDialog({ link, isNew = false, onClose }: CodeDialogProps) {
  const t = useText(channelLinkTexts);
  return (
    <BackDialog title={t(isNew ? 'code.done' : 'code.title', { name: link.name })} onClose={onClose}>
      <LinkCode link={link} />
    </BackDialog>
  );
}

/** What is open over the list, beside what its address says. */
export type LinkDialog =
  | { kind: 'code' | 'created' | 'renew'; link: ChannelLink }
  | { kind: 'generate' }
  | { kind: 'generated'; result: GeneratedLinks }
  | { kind: 'renewExpiring'; filter: Filter };

type Props = {
  dialog: LinkDialog;
  /** Of what is made, where it is known already. */
  channelId: string | null;
  reload: () => void;
  /** One dialog leads to another. */
  onShow: (dialog: LinkDialog) => void;
  onClose: () => void;
};

/** The dialogs over the list of links. */
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
          onRemade={(link) => onShow({ kind: 'code', link })}
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
