import { DownOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { useRowAction } from '@/components/actions/useRowAction';
import type { RowAction } from '@/components/list/actions';
import { toMenuItems } from '@/components/list/row-actions';
import type { Project } from '@/contract/project-list';
import { projectActions } from '@/domain/project/status';
import { type ProjectDialog, ProjectDialogs } from '@/features/project/ProjectDialogs';
import { getProjectActions } from '@/features/project/project-actions';
import { projectEditPath } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

type Props = { project: Project; onReload: () => void };

/** Buttons for the next status and for editing; the other actions are in a menu. */
export function ProjectHeaderActions({ project, onReload }: Props) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const [dialog, setDialog] = useState<ProjectDialog>();
  const [start, question] = useRowAction(onReload);
  const actions = getProjectActions(tProject, project, setDialog);
  const [nextKey] = projectActions(project.status);
  const next = actions.find(({ key }) => key === nextKey);
  // Pausing or archiving is never the primary button.
  const isNextPrimary = nextKey === 'publish' || nextKey === 'resume';
  const canEdit = actions.some(({ key }) => key === 'edit');
  const others = actions.filter((action) => action !== next && action.key !== 'edit');
  const run = (action: RowAction | undefined) => {
    if (!action) return;
    if ('run' in action) void start(project.id, action);
    else action.onClick();
  };

  return (
    <Flex wrap gap={8}>
      {next && (
        <Button type={isNextPrimary ? 'primary' : undefined} onClick={() => run(next)}>
          {next.label}
        </Button>
      )}
      {canEdit && (
        <Button type={isNextPrimary ? undefined : 'primary'} onClick={() => history.push(projectEditPath(project.id))}>
          {tProject('action.edit')}
        </Button>
      )}
      <ActionMenu items={toMenuItems(others)} onChoose={(key) => run(others.find((one) => one.key === key))}>
        {(trigger) => (
          <Button ref={trigger} aria-haspopup="menu">
            {t('more')} <DownOutlined aria-hidden />
          </Button>
        )}
      </ActionMenu>
      {question}
      {dialog && <ProjectDialogs dialog={dialog} reload={onReload} onClose={() => setDialog(undefined)} />}
    </Flex>
  );
}
