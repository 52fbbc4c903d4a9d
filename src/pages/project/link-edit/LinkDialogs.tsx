import type { ProjectLink } from '@/contract/project-link';
import type { Project } from '@/contract/project-list';
import type { Level } from '@/features/project-link/useLinkLabels';
import { CopyDialog } from './CopyDialog';
import { LinkDrawer } from './LinkDrawer';
import { LinkInUseDialog } from './LinkInUseDialog';
import { ORDER, OrderDrawer } from './OrderDrawer';
import type { LinkDialog } from './useLinkActions';

type Props = {
  project: Project;
  links: readonly ProjectLink[];
  levels: readonly Level[];
  /** Value of the `edit` parameter of the URL. */
  target: string | undefined;
  dialog: LinkDialog | undefined;
  reload: () => void;
  close: () => void;
};

export function LinkDialogs({ project, links, levels, target, dialog, reload, close }: Props) {
  return (
    <>
      {target === ORDER && <OrderDrawer projectId={project.id} onSaved={reload} onClose={close} />}
      {target && target !== ORDER && (
        <LinkDrawer key={target} {...{ target, project, links, levels }} onSaved={reload} onClose={close} />
      )}
      {dialog?.kind === 'copy' && <CopyDialog link={dialog.link} levels={levels} onClose={dialog.onClose} />}
      {dialog?.kind === 'used' && <LinkInUseDialog {...dialog} />}
    </>
  );
}
