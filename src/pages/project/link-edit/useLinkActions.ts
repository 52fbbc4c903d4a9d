import { useState } from 'react';
import { createToggleAction } from '@/components/actions/toggle';
import { useRowAction } from '@/components/actions/useRowAction';
import type { RowAction } from '@/components/list/actions';
import type { BlockedByHints, ProjectLink } from '@/contract/project-link';
import { runShowingBlockers } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import {
  deleteProjectLink,
  disableProjectLink,
  enableProjectLink,
  isBlockedByHints,
  restoreProjectLink,
} from '@/services/project-link';
import { useLinkCheck } from './useLinkCheck';

/** Dialog over the links that is not in the URL. */
export type LinkDialog = { link: ProjectLink; onClose: () => void } & (
  | { kind: 'copy' }
  | ({ kind: 'used' } & BlockedByHints)
);
type DialogState = { kind: 'copy'; link: ProjectLink } | ({ kind: 'used'; link: ProjectLink } & BlockedByHints);

/** Row actions of the links, with the dialog and confirmation that they open. */
export function useLinkActions({ open, reload }: { open: (id: string) => void; reload: () => void }) {
  const t = useText(linkEditTexts);
  const [dialogState, setDialogState] = useState<DialogState>();
  const [start, question] = useRowAction(reload);
  const { check, isChecking } = useLinkCheck(reload);

  const getActions = (link: ProjectLink): RowAction[] => {
    const { id, title } = link;
    const { toggle, run, undo } = createToggleAction(link, { enable: enableProjectLink, disable: disableProjectLink });
    return [
      { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => open(id) },
      {
        key: 'check',
        label: t('action.check'),
        group: 'work',
        isShown: true,
        isDisabled: isChecking(),
        onClick: () => check([id]),
      },
      { key: toggle, label: t(`action.${toggle}`), group: 'edit', run, undo: undo(t(`done.${toggle}`, { title })) },
      { key: 'copy', label: t('action.copy'), group: 'edit', onClick: () => setDialogState({ kind: 'copy', link }) },
      {
        key: 'delete',
        label: t('action.delete'),
        group: 'danger',
        run: () =>
          runShowingBlockers(deleteProjectLink(link), isBlockedByHints, ({ blockedBy }) =>
            setDialogState({ kind: 'used', link, blockedBy }),
          ),
        undo: { text: t('done.delete', { title }), restore: () => restoreProjectLink(link) },
      },
    ];
  };
  const dialog: LinkDialog | undefined = dialogState && { ...dialogState, onClose: () => setDialogState(undefined) };
  return { getActions, start, question, dialog, check, isChecking };
}
