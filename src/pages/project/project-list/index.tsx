import { history } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import type { RowAction } from '@/components/list/actions';
import { ListPage } from '@/components/list/ListPage';
import type { ProjectListed } from '@/contract/project';
import { linkEditPath, projectDetailPath, projectEditPath, quizEditPath } from '@/features/project/project-path';
import { useAgeText } from '@/features/project/useAgeText';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { listProjects } from '@/services/project';
import { projectColumns } from './columns';
import { projectFilters } from './filters';

const hrefOf = ({ id }: ProjectListed) => projectDetailPath(id);
const rowLabel = ({ name }: ProjectListed) => name;

/** Project List (docs/domain.md 6.2 and 9). */
export default function ProjectList() {
  const t = useText(projectTexts);
  const type = useEnumLabelOrRaw(projectTexts, 'type');
  const gender = useEnumLabelOrRaw(projectTexts, 'gender');
  const plan = useEnumLabelOrRaw(projectTexts, 'plan');
  const repeatPolicy = useEnumLabelOrRaw(projectTexts, 'repeatPolicy');
  const age = useAgeText();
  const columns = useMemo(
    () => projectColumns(t, { type, gender, plan, repeatPolicy, age }),
    [t, type, gender, plan, repeatPolicy, age],
  );
  const fields = useMemo(() => projectFilters(t), [t]);

  const rowActions = useCallback(
    ({ id, status }: ProjectListed): RowAction[] => {
      const open = (key: 'view' | 'resumeEdit' | 'edit' | 'editQuiz' | 'editLinks', href: string): RowAction => ({
        key,
        label: t(`action.${key}`),
        group: key === 'view' || key === 'resumeEdit' ? 'work' : 'edit',
        isDisabled: status === 'archived' && key !== 'view',
        href,
        onClick: () => history.push(href),
      });
      return [
        ...(status === 'draft'
          ? [open('resumeEdit', projectEditPath(id)), open('view', projectDetailPath(id))]
          : [open('view', projectDetailPath(id)), open('edit', projectEditPath(id))]),
        open('editQuiz', quizEditPath(id)),
        open('editLinks', linkEditPath(id)),
      ];
    },
    [t],
  );

  return (
    <ListPage<ProjectListed>
      name="project"
      fields={fields}
      columns={columns}
      defaultSort="-updatedAt"
      service={listProjects}
      rowLabel={rowLabel}
      onOpen={(project) => history.push(hrefOf(project))}
      href={hrefOf}
      rowActions={rowActions}
    />
  );
}
