import type { ProjectCopy, ProjectListed } from '@/contract/project-list';
import { CodeDialog, TrialCodeDialog } from './CodeDialog';
import { CopiedDialog } from './CopiedDialog';
import { OpenDialog } from './OpenDialog';

export type ProjectDialog =
  | { kind: 'publish' | 'resume' | 'reopen' | 'code' | 'trialCode'; project: ProjectListed }
  | { kind: 'copied'; copy: ProjectCopy };

type Props = {
  dialog: ProjectDialog;
  /** Reloads the screen below. */
  reload: () => void;
  onClose: () => void;
};

/** Dialog opened by a project action. */
export function ProjectDialogs({ dialog, reload, onClose }: Props) {
  switch (dialog.kind) {
    case 'copied':
      return <CopiedDialog copy={dialog.copy} onClose={onClose} />;
    case 'code':
      return <CodeDialog project={dialog.project} onClose={onClose} />;
    case 'trialCode':
      return <TrialCodeDialog project={dialog.project} onClose={onClose} />;
    default:
      return <OpenDialog action={dialog.kind} project={dialog.project} reload={reload} onClose={onClose} />;
  }
}
