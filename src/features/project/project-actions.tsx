import { history } from '@umijs/max';
import type { RowAction } from '@/components/list/actions';
import type { ProjectListed } from '@/contract/project-list';
import { canDelete, type ProjectAction, projectActions } from '@/domain/project/status';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { copyProject, deleteProject, moveProject, restoreProject } from '@/services/project';
import type { TextOf } from '@/utils/text';
import type { ProjectDialog } from './ProjectDialogs';
import { linkEditPath, projectEditPath, quizEditPath } from './project-path';

type Props = { action: 'pause' | 'finish' | 'archive'; project: ProjectListed };

/** What members will see once the project is no longer open, and how many are answering now. */
function LeaveEffect({ action, project: { answeringCount, recordCount, quotaUsed } }: Props) {
  const t = useText(projectTexts);
  return (
    <>
      {t(`effect.${action}`)}
      {action !== 'archive' && <div>{t('effect.answering', { count: answeringCount })}</div>}
      {action === 'finish' && recordCount > 0 && (
        <div>{t('effect.submitted', { count: recordCount, used: quotaUsed })}</div>
      )}
    </>
  );
}

type Text = TextOf<typeof projectTexts>;
type Open = (dialog: ProjectDialog) => void;

/** Row action for a transition of the state machine: opens a dialog or asks for confirmation. */
function toStatusAction(t: Text, project: ProjectListed, action: ProjectAction, open: Open): RowAction {
  const label = t(`action.${action}`);
  const group = 'edit';
  if (action === 'publish' || action === 'resume' || action === 'reopen') {
    return { key: action, label, group, onClick: () => open({ kind: action, project }) };
  }
  const { name } = project;
  return {
    key: action,
    label,
    group,
    run: () => moveProject(project, action),
    done: t(`done.${action}`, { name }),
    confirm: {
      title: t(`dialog.${action}`, { name }),
      text: <LeaveEffect action={action} project={project} />,
      isDanger: action !== 'pause',
    },
  };
}

/**
 * Actions on a project, for its list and its detail: edit its parts, change its status, delete it (docs/domain.md 6.2).
 *
 * @param open opens a dialog of `ProjectDialogs`
 */
export function getProjectActions(t: Text, project: ProjectListed, open: Open): RowAction[] {
  const { id, name, status } = project;
  const toLinkAction = (key: 'edit' | 'editQuiz' | 'editLinks', href: string): RowAction => ({
    key,
    label: t(`action.${key}`),
    group: 'work',
    href,
    onClick: () => history.push(href),
  });
  const code = status === 'draft' ? 'trialCode' : 'code';
  return [
    ...(status === 'archived'
      ? []
      : [
          toLinkAction('edit', projectEditPath(id)),
          toLinkAction('editQuiz', quizEditPath(id)),
          toLinkAction('editLinks', linkEditPath(id)),
        ]),
    {
      key: 'copy',
      label: t('action.copy'),
      group: 'work',
      run: async () => open({ kind: 'copied', copy: await copyProject(id) }),
    },
    ...(status === 'archived'
      ? []
      : [
          {
            key: code,
            label: t(`action.${code}`),
            group: 'work',
            onClick: () => open({ kind: code, project }),
          } satisfies RowAction,
        ]),
    ...projectActions(status).map((action) => toStatusAction(t, project, action, open)),
    ...(canDelete(project)
      ? [
          {
            key: 'delete',
            label: t('action.delete'),
            group: 'danger',
            run: () => deleteProject(project),
            undo: { text: t('done.delete', { name }), restore: () => restoreProject(project) },
          } satisfies RowAction,
        ]
      : []),
  ];
}
